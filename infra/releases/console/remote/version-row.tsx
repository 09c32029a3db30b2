import { Button } from '@umbral/kit/actions/button.tsx';
import type { ReactNode } from 'react';
import type { Wish } from '../change/wish.ts';
import { RelativeTime } from '../now/relative-time.tsx';
import type { KnownVerdict, Release } from '../registry/answers.ts';
import { byteText } from './byte-text.ts';
import { ChangeLine } from './change-line.tsx';
import { remoteTexts } from './remote-texts.ts';
import { VersionEvidence } from './version-evidence.tsx';
import css from './version-list.module.css';

interface VersionRowProps {
  readonly release: Release;
  /** What the gate said of it last. */
  readonly verdict: KnownVerdict | undefined;
  readonly isPinned: boolean;
  readonly onWish: ((wish: Wish) => void) | undefined;
  /** Whose it is, where versions of others stand beside it. */
  readonly owner?: ReactNode;
}

/** One version: what it changes, where it runs, who uploaded it, how large it is, and what can be done with it. */
export function VersionRow({ release, verdict, isPinned, onWish, owner }: VersionRowProps) {
  const { version, state, channels, commit, change, is_clean, released_by } = release;
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p className={css.version}>
          {owner} {version}
        </p>
        <p className={css.marks}>
          {channels.map((channel) => (
            <span key={channel} className={css.mark} data-channel={channel}>
              {wordOf(channel)}
            </span>
          ))}
          {verdict && (
            <span className={css.mark} data-verdict={verdictOf(verdict)}>
              {remoteTexts.verdicts[verdictOf(verdict)]}
            </span>
          )}
          {is_clean === false && <span className={css.mark}>{remoteTexts.changedTree}</span>}
          {state !== 'complete' && <span className={css.mark}>{remoteTexts.states[state]}</span>}
        </p>
        <ChangeLine commit={commit} change={change} />
        <p className={css.quiet}>
          <RelativeTime at={release.completed_at ?? release.created_at} /> · {released_by} · {byteText(release.bytes)},{' '}
          {remoteTexts.files(release.files)}
        </p>
        {state === 'complete' && <VersionEvidence remote={release.remote} version={version} />}
      </div>
      {onWish && state === 'complete' && <VersionActions {...{ version, channels, isPinned, onWish }} />}
    </li>
  );
}

interface VersionActionsProps {
  readonly version: string;
  readonly channels: readonly string[];
  readonly isPinned: boolean;
  readonly onWish: (wish: Wish) => void;
}

function VersionActions({ version, channels, isPinned, onWish }: VersionActionsProps) {
  const texts = remoteTexts.actions;
  const wishes: readonly (readonly [label: string, wish: Wish, isOffered: boolean])[] = [
    [texts.stable, { kind: 'promote', channel: 'stable', version }, !isPinned && !channels.includes('stable')],
    [texts.canary, { kind: 'promote', channel: 'canary', version }, !isPinned && !channels.includes('stable')],
    [texts.preview, { kind: 'promote', channel: 'preview', version }, !channels.includes('preview')],
    [texts.pin, { kind: 'pin', version }, !channels.includes('pin')],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons is no group of fields
    <div className={css.actions} role="group" aria-label={remoteTexts.actionsOf(version)}>
      {wishes
        .filter(([, , isOffered]) => isOffered)
        .map(([label, wish]) => (
          <Button
            key={label}
            look="secondary"
            size="s"
            aria-label={remoteTexts.onVersion(label, version)}
            onClick={() => onWish(wish)}
          >
            {label}
          </Button>
        ))}
    </div>
  );
}

function wordOf(channel: string): string {
  const words: Readonly<Record<string, string>> = remoteTexts.channels;
  return words[channel] ?? channel;
}

function verdictOf({ allowed, overridden }: KnownVerdict): 'allowed' | 'refused' | 'overridden' {
  if (overridden) return 'overridden';
  return allowed ? 'allowed' : 'refused';
}
