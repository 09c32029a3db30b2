import { type Chaos, type LinkFlag, type QaLink, timedFaults } from '@umbral/protocol/composition/qa-link.ts';

/** A version that a link will show. */
export interface VersionChoice {
  /** Tells rows apart while all in them changes. */
  readonly key: string;
  readonly app: string;
  readonly version: string;
}

/** A fault that a link will cause, as its fields hold it. */
export interface FaultChoice extends Pick<Chaos, 'remote' | 'side' | 'fault'> {
  readonly key: string;
  readonly ms: string;
  readonly files: Chaos['files'] | '';
}

/** A link as far as its form is filled in. */
export interface LinkDraft {
  readonly versions: readonly VersionChoice[];
  readonly faults: readonly FaultChoice[];
  readonly flags: readonly LinkFlag[];
  readonly currency: NonNullable<QaLink['currency']> | '';
  readonly path: string;
  readonly hours: string;
  readonly purpose: string;
}

const pinPattern = /^([a-z][a-z0-9-]*)@([\w.+-]+)$/;
const longestMs = 60_000;

/** What an address asks for, as `?pin=mf-fair@1.2.0&path=/feria`. */
export function draftFrom(params: URLSearchParams): LinkDraft {
  const versions = params.getAll('pin').flatMap((text) => {
    const [, name, version] = pinPattern.exec(text) ?? [];
    return name && version ? [{ key: crypto.randomUUID(), app: name, version }] : [];
  });
  const path = params.get('path') ?? '/';
  return { versions, faults: [], flags: [], currency: '', path, hours: '24', purpose: '' };
}

/** What is wrong with a draft, by field. */
export function issuesOf({ versions, faults, flags, currency, path, purpose }: LinkDraft) {
  return {
    changesNothing: versions.length + faults.length + flags.length === 0 && currency === '',
    isVersionMissing: versions.some(({ version }) => version === ''),
    isMsWrong: faults.some(isMsWrong),
    isPathWrong: !/^\/(?![/\\])/.test(path),
    isPurposeMissing: purpose.trim().length < 3,
  };
}

/** Whether a fault says for how long, and says it wrong; nothing said is the usual time. */
export function isMsWrong({ fault, ms }: FaultChoice): boolean {
  if (!timedFaults.includes(fault) || ms === '') return false;
  return !/^[1-9]\d*$/.test(ms) || Number(ms) > longestMs;
}

/** What to ask the registry for. */
export function wishOf({ versions, faults, flags, currency, path, hours, purpose }: LinkDraft, origin: string) {
  return {
    origin,
    pins: Object.fromEntries(versions.map(({ app, version }) => [app, version])),
    chaos: faults.map(chaosOf),
    flags,
    ...(currency === '' ? {} : { currency }),
    path,
    hours: Number(hours),
    purpose: purpose.trim(),
  };
}

function chaosOf({ remote, side, fault, ms, files }: FaultChoice): Chaos {
  return {
    remote,
    side,
    fault,
    ...(timedFaults.includes(fault) && ms !== '' ? { ms: Number(ms) } : {}),
    ...(side === 'browser' && files !== '' ? { files } : {}),
  };
}
