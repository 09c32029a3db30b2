import { consolePicture } from '../console/picture-schema.ts';
import { alignColumns, type CommandContext, exitCodes, minuteOf, percentOf } from './command.ts';
import { readShells } from './served-by-shells.ts';

/** `status`: what runs for whom, since when and by whom; shells; versions open in tabs. */
export async function statusCommand({ client, isJson, print }: CommandContext): Promise<number> {
  const picture = await client.get('/picture', consolePicture);
  const shells = await readShells(client);
  if (isJson) {
    print(JSON.stringify({ ...picture, shells }));
    return exitCodes.done;
  }
  print(`Composition ${picture.seq}`);
  print('');
  const rows = picture.apps.flatMap(({ app, team, channels, tabs }) => {
    const held = (['pin', 'stable', 'canary', 'preview'] as const).flatMap((name) => {
      const one = channels[name];
      return one ? [{ name, ...one }] : [];
    });
    const open = tabs.map((one) => `${one.version} (${one.tabs})`).join(', ');
    if (held.length === 0) return [[app, team, '–', '', '', '', open]];
    return held.map(({ name, version, share, since, actor, reason }, index) => [
      index === 0 ? app : '',
      index === 0 ? team : '',
      share === null ? name : `${name} ${percentOf(share)}`,
      version,
      since === null ? '' : minuteOf(since),
      `${actor ?? ''}: ${shorten(reason ?? '')}`,
      index === 0 ? open : '',
    ]);
  });
  const heading = ['remote', 'team', 'channel', 'version', 'since', 'by', 'open tabs'];
  for (const line of alignColumns([heading, ...rows])) print(line);
  print('');
  for (const { shell, seq, refused, fault, isAlive, lastSeen, region, lagSeconds } of shells) {
    const state = isAlive ? `serves composition ${seq ?? 'none'}` : `silent since ${minuteOf(lastSeen)}`;
    const lag = lagSeconds > 0 ? `, ${Math.ceil(lagSeconds)} s behind` : '';
    const kept = refused.map((one) => `; keeps ${one.remote} from ${one.version}: ${one.reason}`).join('');
    print(`shell ${shell}${region ? ` in ${region}` : ''} ${state}${lag}${kept}${fault ? `; ${fault}` : ''}`);
  }
  if (shells.length === 0) print('No shell has told of itself yet.');
  return exitCodes.done;
}

const longestReason = 48;

function shorten(text: string): string {
  return text.length > longestReason ? `${text.slice(0, longestReason - 1)}…` : text;
}
