import type { SigningKey } from '../signing/key-pair.ts';
import { type Audience, audienceName, channelFor, type Switched, wishOnNewest } from './channel-wishes.ts';
import { type CommandContext, exitCodes } from './command.ts';
import { gateRefusalOf, passSentence, tellRefusal, verdictSchema } from './gate-verdict.ts';
import { type Served, waitUntilServed } from './served-by-shells.ts';
import { uploadRelease } from './upload-release.ts';

/** How long shells may take to serve what they were given. */
const patienceMs = 60_000;

/** What shall be released, and for whom. */
export interface ReleaseWish extends Audience {
  readonly remote: string;
  /** On no channel that visitors have: for links that name it. */
  readonly isPreview: boolean;
  readonly override: boolean;
  readonly reason: string;
}

/** What a release works with besides the registry. */
export interface ReleaseContext extends CommandContext {
  readonly key: SigningKey;
  /** Builds the remote, or finds what an interrupted release built. */
  readonly build: () => Promise<{ readonly version: string; readonly folder: string }>;
  /** Has a browser look at it before everybody gets it, and tells how that was; the gate knows what it found. */
  readonly probe?: ((version: string) => Promise<string>) | undefined;
}

/** How a release ended. */
export interface Released {
  readonly exitCode: number;
  readonly version: string;
  /** Whether it is on its channel. */
  readonly isOut: boolean;
}

/**
 * Build, signature, upload, gate, channel, shells: each step is told with its seconds. Every one may be repeated: a
 * release that was interrupted goes on where it stopped.
 */
export async function releaseRemote(context: ReleaseContext, wish: ReleaseWish): Promise<Released> {
  const { client, key, print, signal, isJson, origin } = context;
  const { remote } = wish;
  const began = performance.now();
  const say = (text: string) => (isJson ? undefined : print(text));
  const built = await timed(context.build, ({ version }) => `built ${version}`, say);
  const { version, folder } = built;
  await timed(
    () => uploadRelease(client, folder, key, signal),
    ({ files, sent, conflicts }) =>
      [`signed with ${key.keyId}, ${sent} of ${files} files sent`, ...conflicts].join('\n'),
    say,
  );
  signal.throwIfAborted();
  if (context.probe && isForAll(wish)) await timed(() => context.probe?.(version) ?? Promise.resolve(''), String, say);
  signal.throwIfAborted();
  const out = await timed(
    () => putOut(context, wish, version),
    (answer) =>
      isRefused(answer)
        ? 'refused by the gate'
        : `${answer.gate}; ${wish.isPreview ? 'preview' : audienceName(wish)} in composition ${answer.seq}`,
    say,
  );
  if (isRefused(out)) return { exitCode: tellRefusal(context, out.refused), version, isOut: false };
  if (wish.isPreview) {
    print(
      isJson
        ? JSON.stringify({ remote, version, seq: out.seq })
        : `${version} has a preview: npm run releases -- preview ${remote} ${version}`,
    );
    return { exitCode: exitCodes.done, version, isOut: true };
  }
  const served = await timed(
    () => waitUntilServed(client, { seq: out.seq, remote, version }, { timeoutMs: patienceMs, signal }),
    (answer) => `${answer.serving} of ${answer.alive} shells serve it`,
    say,
  );
  const seconds = Number(secondsSince(began));
  if (isJson) print(JSON.stringify({ remote, version, seq: out.seq, seconds, ...served }));
  else for (const line of closingLines(served, { version, origin, seconds })) print(line);
  return { exitCode: isServed(served) ? exitCodes.done : exitCodes.failed, version, isOut: true };
}

function isForAll({ isPreview, share, isGrowing }: ReleaseWish): boolean {
  return !isPreview && !isGrowing && share === undefined;
}

type Out = (Switched & { readonly gate: string }) | { readonly refused: ReturnType<typeof verdictSchema.parse> };

function isRefused(out: Out): out is Extract<Out, { refused: unknown }> {
  return 'refused' in out;
}

/** The gate speaks inside this call, about exactly the composition that it changes. */
async function putOut({ client }: ReleaseContext, wish: ReleaseWish, version: string): Promise<Out> {
  const { remote, isPreview, override, reason } = wish;
  const channel = isPreview ? { channel: 'preview' } : channelFor(wish);
  try {
    const switched = await wishOnNewest(client, `/channels/${remote}/promote`, {
      ...channel,
      version,
      override,
      reason,
    });
    const told = verdictSchema.safeParse(switched.gate);
    if (!told.success) return { ...switched, gate: 'a preview needs no gate' };
    return { ...switched, gate: told.data.allowed ? passSentence(told.data) : 'pushed past the gate by an operator' };
  } catch (error) {
    const refused = gateRefusalOf(error);
    if (refused) return { refused };
    throw error;
  }
}

function isServed({ alive, behind, refusing }: Served): boolean {
  return alive > 0 && behind.length === 0 && refusing.length === 0;
}

function closingLines(
  { alive, refusing, behind }: Served,
  { version, origin, seconds }: { readonly version: string; readonly origin: string; readonly seconds: number },
): string[] {
  const faults = [
    ...refusing.map(({ shell, reason }) => `shell ${shell} keeps what it had: ${reason}`),
    ...behind.map(({ shell, fault }) => `shell ${shell} does not serve it yet: ${fault}`),
    ...(alive === 0 ? ['No shell tells of itself: it is served as soon as one runs.'] : []),
  ];
  return faults.length > 0 ? faults : [`${version} is served at ${origin} after ${seconds} s`];
}

async function timed<Result>(
  work: () => Promise<Result>,
  told: (result: Result) => string,
  say: (text: string) => void,
): Promise<Result> {
  const began = performance.now();
  const result = await work();
  say(`${told(result)} (${secondsSince(began)} s)`);
  return result;
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
