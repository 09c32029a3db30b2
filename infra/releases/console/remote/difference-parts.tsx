import type { Difference } from '../registry/answers.ts';
import { byteText } from './byte-text.ts';
import { remoteTexts } from './remote-texts.ts';
import css from './version-difference.module.css';

/** How many lines of one kind are shown. */
const shown = 40;

interface Line {
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** What differs, in the order in which it matters: contract, routes, the rest of the manifest, files. */
export function DifferenceParts({ difference }: { readonly difference: Difference }) {
  const { bytes, manifest } = difference;
  const values = manifest.map(({ path, before, after }) => ({ path, before: textOf(before), after: textOf(after) }));
  const under = (test: (path: string) => boolean): Line[] =>
    values.filter(({ path }) => test(path)).map(({ path, before, after }) => ({ place: path, before, after }));
  const isContract = (path: string) => path.startsWith('contract');
  const isRoute = (path: string) => /^(routes|fragments)/.test(path);
  const parts = [
    [remoteTexts.parts.contract, under(isContract)],
    [remoteTexts.parts.routes, under(isRoute)],
    [remoteTexts.parts.other, under((path) => !isContract(path) && !isRoute(path))],
    [remoteTexts.parts.files, fileLines(difference)],
  ] as const;
  const isSame = parts.every(([, lines]) => lines.length === 0);
  return (
    <div className={css.parts}>
      <p>{remoteTexts.bytes(byteText(bytes.before), byteText(bytes.after))}</p>
      {isSame && <p>{remoteTexts.same}</p>}
      {parts.map(([title, lines]) => lines.length > 0 && <Part key={title} title={title} lines={lines} />)}
    </div>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <details className={css.part} open={lines.length <= 12}>
      <summary className={css.summary}>
        {title} <span className={css.count}>{lines.length}</span>
      </summary>
      <ul className={css.lines}>
        {lines.slice(0, shown).map(({ place, before, after }) => (
          <li key={place} className={css.line}>
            <code>{place}</code>
            <span>
              <del className={css.before}>{before}</del> → <ins className={css.after}>{after}</ins>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > shown && <p>{remoteTexts.more(lines.length - shown)}</p>}
    </details>
  );
}

function fileLines({ added, removed, changed }: Difference): Line[] {
  const size = (bytes: number | undefined) => (bytes === undefined ? remoteTexts.nothing : byteText(bytes));
  return [...added, ...removed, ...changed].map(({ path, bytesBefore, bytesAfter }) => ({
    place: path,
    before: size(bytesBefore),
    after: size(bytesAfter),
  }));
}

function textOf(value: unknown): string {
  if (value === undefined) return remoteTexts.nothing;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
