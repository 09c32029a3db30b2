import { chaosFaults, type QaLink } from '@umbral/protocol/composition/qa-link.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import { readBoot } from '../../document/boot.ts';
import { type ChosenFault, nextWish } from './next-link.ts';
import { qaTexts } from './qa-texts.ts';

const { panel: texts } = qaTexts;
const answerMs = 10_000;

/** What the platform's console says about who sits here; `remotes` of an operator mean nothing. */
interface Identity {
  readonly role: string;
  readonly remotes: readonly string[];
}

/**
 * The fold in the strip: who may, makes a link with one fault more or less, anybody else finds the way to the console
 * there. Nobody is asked before it is opened.
 */
export function startChaosPanel(fold: HTMLDetailsElement): void {
  fold.addEventListener('toggle', () => void fill(fold).catch(() => fold.append(told(texts.failed))), { once: true });
}

async function fill(fold: HTMLElement): Promise<void> {
  const [identity, link] = await Promise.all([readIdentity(), readLink()]);
  const way = fold.querySelector('p');
  const names = readBoot(document).remotes.map(({ name }) => name);
  const mine = names.filter((name) => identity?.role === 'operator' || identity?.remotes.includes(name));
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
  const answer = await fetch('/platform/api/links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(nextWish(link, chosen, { path, now: Date.now() })),
    signal: AbortSignal.timeout(answerMs),
  });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  const { url }: { url: string } = await answer.json();
  location.assign(url);
}

function readChoice(data: FormData): ChosenFault | undefined {
  const [remote = '', side, fault, ms] = ['remote', 'side', 'fault', 'ms'].map((name) => String(data.get(name) ?? ''));
  if (!isRemoteName(remote) || (side !== 'server' && side !== 'browser')) return undefined;
  return { remote, side, fault: chaosFaults.find((one) => one === fault), ms: ms ? Number(ms) : undefined };
}

/** Nobody where there is no console, or nobody is signed in there. */
async function readIdentity(): Promise<Identity | null> {
  const answer = await fetch('/platform/api/session', { signal: AbortSignal.timeout(answerMs) });
  if (!answer.ok) return null;
  const { identity }: { identity: Identity | null } = await answer.json();
  return identity;
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
