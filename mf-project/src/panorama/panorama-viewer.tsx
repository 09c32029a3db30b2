import { Button } from '@umbral/kit/actions/button.tsx';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { panoramaTexts as texts } from '../texts/panorama-texts.ts';
import { DoorMarks } from './door-marks.tsx';
import { FlatPanorama } from './flat-panorama.tsx';
import { PanoramaControls } from './panorama-controls.tsx';
import type { PanoramaRoom } from './panorama-room.ts';
import css from './panorama-viewer.module.css';
import { RoomMap } from './room-map.tsx';
import { RoomMenu } from './room-menu.tsx';
import { moveOfKey, type ViewChange } from './sphere-moves.ts';
import { bearing, degree } from './sphere-view.ts';
import { type Scene, usePanorama } from './use-panorama.ts';
import { useSphereGestures } from './use-sphere-gestures.ts';

interface PanoramaViewerProps {
  /** In the order of a visit: one begins in the first. */
  readonly rooms: readonly [PanoramaRoom, ...PanoramaRoom[]];
}

interface RoomScene extends Scene {
  /** Place of the room among those of the home. */
  readonly place: number;
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The rooms of a home seen all around: turned by finger, mouse, keys or buttons, and slowly by itself until somebody takes
 * over; never by itself for people who asked for less motion. Doors and a menu lead from room to room.
 */
export function PanoramaViewer({ rooms }: PanoramaViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isTurning, setTurning] = useState(() => !prefersStillness());
  const [scene, setScene] = useState<RoomScene>({ place: 0, files: rooms[0].files, yaw: 0 });
  const { view, setView, phase, shown, aspect } = usePanorama(canvas, scene, isTurning);
  const room = rooms[shown.place] ?? rooms[0];
  const change = useCallback(
    (step: ViewChange) => {
      setTurning(false);
      setView(step);
    },
    [setView],
  );
  const enter = (place: number, yaw: number) => {
    const next = rooms[place];
    if (!next) return;
    setTurning(false);
    setScene({ place, files: next.files, yaw });
  };
  /** Whoever walks through a door looks where it led. */
  const walk = (to: number, through: number) => {
    enter(to, (through - (rooms[to]?.heading ?? 0)) * degree);
    // The mark that was pressed is gone with its room.
    stage.current?.focus();
  };
  const gestures = useSphereGestures(canvas, change);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOfKey[event.key];
    if (!step) return;
    event.preventDefault();
    change(step);
  };
  const isReady = phase === 'ready';
  const isSeen = isReady || phase === 'flat';
  return (
    <div className={css.viewer}>
      <div
        ref={stage}
        className={css.stage}
        role="application"
        aria-label={`${texts.view}: ${room.alt}`}
        aria-description={texts.help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the application hears the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={css.canvas} {...gestures} />
      </div>
      {phase === 'loading' && <p className={css.state}>{texts.loading}</p>}
      {phase === 'flat' && <FlatPanorama src={flatFile(room)} alt={room.alt} />}
      {phase === 'failed' && (
        <div className={css.state} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={() => setScene({ ...scene })}>{texts.retry}</Button>
        </div>
      )}
      {isReady && <DoorMarks {...{ room, rooms, view, aspect }} onGo={walk} />}
      {rooms.length > 1 && <RoomMenu rooms={rooms} current={shown.place} onPick={(place) => enter(place, 0)} />}
      {isSeen && room.note && <p className={css.note}>{texts.representative(room.note)}</p>}
      {isReady && room.plan && <RoomMap name={room.name} plan={room.plan} looking={room.heading + bearing(view)} />}
      {isReady && <PanoramaControls isTurning={isTurning} onTurning={setTurning} onChange={change} />}
      <div className="visually-hidden" aria-live="polite">
        {isSeen && rooms.length > 1 && <p>{texts.here(room.name)}</p>}
        {isReady && !isTurning && <p>{texts.looking(bearing(view))}</p>}
      </div>
    </div>
  );
}

/** A picture that every browser shows. */
function flatFile({ files }: PanoramaRoom): string {
  const plain = files.find(({ type }) => type !== 'image/avif') ?? files[0];
  return plain?.src ?? '';
}
