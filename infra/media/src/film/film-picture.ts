/** Size and speed of all films. */
export const film = { width: 960, height: 600, framesPerSecond: 24 } as const;

const seconds = { scene: 3.2, fade: 0.8, look: 8 } as const;
/** Degrees: what is seen at once, from where to where one turns, how far down one looks. */
const look = { across: 96, from: -70, to: 80, pitch: -4 } as const;

/** What ffmpeg is told to do with its pictures; its result is called `out`. */
export interface Filter {
  readonly graph: string;
  /** Seconds. */
  readonly duration: number;
}

const eased = (time: number) => time * time * (3 - 2 * time);

/** Slow moves over one picture after another, each fading into the next. */
export function walkFilter(scenes: number): Filter {
  const frames = Math.round(seconds.scene * film.framesPerSecond);
  const moves = Array.from({ length: scenes }, (_, index) => `${sceneMove(index, frames)}[s${index}]`);
  const step = seconds.scene - seconds.fade;
  const fades = Array.from({ length: scenes - 1 }, (_, index) => {
    const before = index === 0 ? 's0' : `f${index}`;
    const offset = ((index + 1) * step).toFixed(2);
    return `[${before}][s${index + 1}]xfade=transition=fade:duration=${seconds.fade}:offset=${offset}[f${index + 1}]`;
  });
  const last = scenes > 1 ? `f${scenes - 1}` : 's0';
  return {
    graph: [...moves, ...fades, `[${last}]format=yuv420p[out]`].join(';'),
    duration: seconds.scene + (scenes - 1) * step,
  };
}

/** Nearer and to one side, then the other: the picture is four times as large meanwhile, so that steps do not show. */
function sceneMove(index: number, frames: number): string {
  const { width, height, framesPerSecond } = film;
  const progress = `(on/${frames})`;
  const zoom = index % 2 === 0 ? `1.02+0.16*${progress}` : `1.18-0.14*${progress}`;
  const across = index % 2 === 0 ? `(iw-iw/zoom)*(0.3+0.4*${progress})` : `(iw-iw/zoom)*(0.7-0.4*${progress})`;
  const move = `zoompan=z='${zoom}':x='${across}':y='(ih-ih/zoom)*0.55':d=${frames}:s=${width}x${height}:fps=${framesPerSecond}`;
  return `[${index}:v]scale=${width * 4}:${height * 4}:force_original_aspect_ratio=increase:flags=lanczos,crop=${width * 4}:${height * 4},${move},setsar=1`;
}

/** A turn of the head in a panorama: the view is set anew for every frame by the commands of a file. */
export function lookFilter(commandFile: string): Filter {
  const { width, height } = film;
  const across = look.across;
  const down = (2 * Math.atan((Math.tan((across * Math.PI) / 360) * height) / width) * 180) / Math.PI;
  const view = `v360=input=equirect:output=flat:interp=lanczos:w=${width}:h=${height}:h_fov=${across}:v_fov=${down.toFixed(3)}:yaw=${look.from}:pitch=${look.pitch}:reset_rot=1`;
  return {
    graph: `[0:v]fps=${film.framesPerSecond},sendcmd=f=${commandFile},${view},setsar=1,format=yuv420p[out]`,
    duration: seconds.look,
  };
}

/** The commands of a look around: where it points at which second. */
export function lookCommands(): string {
  const frames = seconds.look * film.framesPerSecond;
  const lines = Array.from({ length: frames }, (_, frame) => {
    const yaw = look.from + (look.to - look.from) * eased(frame / (frames - 1));
    return `${(frame / film.framesPerSecond).toFixed(4)} v360 yaw ${yaw.toFixed(3)};`;
  });
  return `${lines.join('\n')}\n`;
}
