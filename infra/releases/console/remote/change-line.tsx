import type { Release } from '../registry/answers.ts';
import { remoteTexts } from './remote-texts.ts';
import css from './version-list.module.css';

/** The commit of a version: who made it, for which ticket, and where it can be read. */
export function ChangeLine({ commit, change }: Pick<Release, 'commit' | 'change'>) {
  const facts = [change?.author, change?.ticket].filter(Boolean).join(' · ');
  const name = commit && remoteTexts.commit(commit);
  if (!facts && !name) return null;
  return (
    <>
      {change && <p className={css.subject}>{change.subject}</p>}
      <p className={css.quiet}>
        {facts}
        {facts && name && ' · '}
        {change?.url ? <a href={change.url}>{name}</a> : name}
      </p>
    </>
  );
}
