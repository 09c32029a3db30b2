import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { repositoryRoot } from '../build-target.ts';
import compileSvelte from './svelte-loader.ts';

function compile(source: string): string {
  const emitWarning = vi.fn();
  const resourcePath = join(repositoryRoot, 'mf-moving/src/page.svelte');
  const loader = { resourcePath, getOptions: () => ({ side: 'web' }), emitWarning };
  return compileSvelte.call(loader as never, source);
}

test('a component becomes nodes, without any HTML from text', () => {
  const code = compile('<h1>Mudanzas</h1>');
  expect(code).toContain('from_tree');
  expect(code).not.toContain('from_html');
});

test.each([
  ['a style', '<h1>Mudanzas</h1><style>h1 { color: red }</style>', 'mf-moving/src/page.svelte: put its looks into'],
  ['HTML from text', '<script>let { text } = $props();</script>{@html text}', 'refuses HTML from text'],
  ['the same by a binding', '<p contenteditable bind:innerHTML={text}></p>', 'refuses HTML from text'],
])('a component with %s is refused', (_, source, words) => {
  expect(() => compile(source)).toThrow(words);
});
