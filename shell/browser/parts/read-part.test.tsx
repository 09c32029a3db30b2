import { expect, test } from 'vitest';
import { readPart } from './read-part.ts';

const drawer = { owner: 'mf-project', version: '2.0.0' } as const;
const facts = { ...drawer, status: 200, head: { title: 'Alto' }, css: [], js: [] };

function answer(head: unknown, page = '<h1>Alto</h1>'): Document {
  return parse(textOf(head, page));
}

function textOf(head: unknown, page = '<h1>Alto</h1>'): string {
  const json = typeof head === 'string' ? head : JSON.stringify(head);
  return `<!doctype html><script type="application/json" id="umbral-part">${json}</script>${page && `<main>${page}</main>`}
<template id="umbral-part-end"></template>
`;
}

function parse(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}

test('a part gives its facts and its page, a redirect its target', () => {
  const read = readPart(answer(facts), drawer);
  expect(read).toMatchObject({ facts: { status: 200 } });
  expect(read && 'main' in read && read.main.innerHTML).toBe('<h1>Alto</h1>');
  expect(readPart(answer({ location: '/login?x=1' }), drawer)).toEqual({ location: '/login?x=1' });
});

test('declarative shadow roots are attached, as the parser of a document would have', () => {
  const price = '<mf-a-price-1.0.0><template shadowrootmode="open"><p>Precio</p></template></mf-a-price-1.0.0>';
  const read = readPart(answer(facts, `<h1>Alto</h1>${price}`), drawer);
  const element = read && 'main' in read ? read.main.querySelector('mf-a-price-1\\.0\\.0') : undefined;
  expect(element?.shadowRoot?.innerHTML).toBe('<p>Precio</p>');
  expect(element?.childNodes).toHaveLength(0);
});

test('of two shadow roots for one element the second stays a template, as the parser of a document leaves it', () => {
  const twice = '<x-y><template shadowrootmode="open">1</template><template shadowrootmode="open">2</template></x-y>';
  const read = readPart(answer(facts, twice), drawer);
  const element = read && 'main' in read ? read.main.querySelector('x-y') : undefined;
  expect(element?.shadowRoot?.innerHTML).toBe('1');
  expect(element?.querySelector('template')).not.toBeNull();
});

test('a part that is cut off anywhere in its page is none', () => {
  const whole = textOf(facts, '<h1>Alto</h1><ul><li>1</li><li>2</li></ul>');
  const end = whole.indexOf('></template>') + 1;
  for (let length = whole.indexOf('<main>'); length < end; length += 1)
    expect(readPart(parse(whole.slice(0, length)), drawer), whole.slice(length - 20, length)).toBeUndefined();
  expect(readPart(parse(whole.slice(0, end)), drawer)).toBeDefined();
});

test.each([
  ['whose page swallows its end', answer(facts, '<h1>Alto</h1><textarea>')],
  ['whose page has an end of its own', parse(`${textOf(facts).split('</h1>')[0]}<template id="umbral-part-end">`)],
  ['cut off in its facts', answer('{"owner":')],
  ['cut off before its page', answer(facts, '')],
  ['of another remote', answer({ ...facts, owner: 'mf-search' })],
  ['of another version', answer({ ...facts, version: '2.0.1' })],
  ['with a script', answer(facts, '<h1>Alto</h1><script src="/r/x.js"></script>')],
  [
    'with a script in a shadow root',
    answer(facts, '<x-y><template shadowrootmode="open"><script src="/r/x.js"></script></template></x-y>'),
  ],
  ['with a shadow root for what can have none', answer(facts, '<a><template shadowrootmode="open">1</template></a>')],
  ['that leads out of the portal', answer({ location: '//evil.example/' })],
  ['that names a whole address', answer({ location: 'https://evil.example/' })],
  ['without facts', answer('null')],
  ['of somebody else', new DOMParser().parseFromString('<main><h1>Wi-Fi del hotel</h1></main>', 'text/html')],
])('a part %s is none', (_, document) => {
  expect(readPart(document, drawer)).toBeUndefined();
});
