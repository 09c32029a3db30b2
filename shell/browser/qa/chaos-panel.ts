import { chaosFaults, type QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import { readBoot } from '../../document/boot.ts';
import { mayRelease, readConsoleIdentity } from '../console-identity.ts';
import { makeLink } from '../make-link.ts';
import { type ChosenFault, nextWish } from './next-link.ts';
import { qaTexts } from './qa-texts.ts';

const { panel: texts } = qaTexts;
const answerMs = 10_000;

/**
 * The fold in the strip: who may, makes a link with one fault more or less, anybody else finds the way to the console
 * there. Nobody is asked before it is opened.
 */
export function startChaosPanel(fold: HTMLDetailsElement): void {
  fold.addEventListener('toggle', () => void fill(fold).catch(() => fold.append(told(texts.failed))), { once: true });
}

async function fill(fold: HTMLElement): Promise<void> {
  const [identity, link] = await Promise.all([readConsoleIdentity(), readLink()]);
  const way = fold.querySelector('p');
  const names = readBoot(document).remotes.map(({ name }) => name);
  const mine = names.filter((name) => identity && mayRelease(identity, name));
  if (mine.length === 0) return;
  const form = element('form', { className: 'qa-fields' });
  form.append(
    field(texts.remote, choice('remote', Object.fromEntries(mine.map((name) => [name, name])))),
    field(texts.side, choice('side', texts.sides)),
    field(texts.fault, choice('fault', texts.faults)),
    field(texts.ms, element('input', { name: 'ms', type: 'number', min: '1', max: '60000', step: '1' })),
    element('button', { className: 'qa-action', textContent: texts.apply }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = readChoice(new FormData(form));
    if (chosen) apply(link, chosen).catch(() => form.append(told(texts.failed)));
  });
  way?.remove();
  fold.append(form);
}

async function apply(link: QaLink, chosen: ChosenFault): Promise<void> {
  const path = `${location.pathname}${location.search}`;
  location.assign(await makeLink(nextWish(link, chosen, { path, now: Date.now() }), link.environment));
}

function readChoice(data: FormData): ChosenFault | undefined {
  const [remote = '', side, fault, ms] = ['remote', 'side', 'fault', 'ms'].map((name) => String(data.get(name) ?? ''));
  if (!isRemoteName(remote) || (side !== 'server' && side !== 'browser')) return undefined;
  return { remote, side, fault: chaosFaults.find((one) => one === fault), ms: ms ? Number(ms) : undefined };
}

async function readLink(): Promise<QaLink> {
  const answer = await fetch('/_link/address', { signal: AbortSignal.timeout(answerMs) });
  const { link }: { link: QaLink } = await answer.json();
  return link;
}

function field(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', { textContent: text });
  label.append(control);
  return label;
}

function choice(name: string, options: Readonly<Record<string, string>>): HTMLElement {
  const select = element('select', { name });
  select.append(...Object.entries(options).map(([value, textContent]) => element('option', { value, textContent })));
  return select;
}

function told(text: string): HTMLElement {
  const line = element('p', { textContent: text });
  line.setAttribute('role', 'status');
  return line;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  facts: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), facts);
}
