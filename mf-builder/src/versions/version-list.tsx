import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { versionHref } from './version-href.ts';
import css from './versions.module.css';
import type { VersionEntry, VersionsData } from './versions-queries.ts';
import { versionsTexts as texts } from './versions-texts.ts';

/** Every version that is kept, the newest first; each leads to what changed in it. */
export function VersionList({ of: { id, versions, shown } }: { readonly of: VersionsData }) {
  return (
    <nav className={css.list} aria-labelledby="versions">
      <SectionHeading id="versions">{texts.list}</SectionHeading>
      <ol className={css.entries}>
        {versions.map((entry, index) => (
          <li key={entry.version}>
            <Anchor
              href={versionHref(id, entry.version)}
              className={css.entry}
              aria-current={entry.version === shown ? 'page' : undefined}
            >
              <strong className={css.number}>
                {texts.version(entry.version)}
                {index === 0 && <span className={css.current}>{texts.current}</span>}
              </strong>
              <span className="num">
                {entry.day}, {entry.time}
              </span>
              <span className={css.done}>{doneIn(entry)}</span>
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** "Guardó el formulario por Camila · 3 campos". */
function doneIn({ action, restored_from: from, by, by_portal, changed }: VersionEntry): string {
  const done = from === null ? (texts.actions[action] ?? texts.otherAction) : texts.restoredFrom(from);
  const who = by === null ? undefined : by_portal ? texts.byPortal(by) : texts.by(by);
  const what = changed === null ? undefined : texts.changed(changed);
  return [[done, who].filter(Boolean).join(' '), what].filter(Boolean).join(' · ');
}
