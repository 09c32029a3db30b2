import { previewSaved } from '@umbral/domain/builders/preview-message.ts';
import { useEffect, useRef, useState } from 'react';
import css from './preview.module.css';
import { type ScreenSize, scaleFor, screenSizes } from './preview-subject.ts';
import { previewTexts as texts } from './preview-texts.ts';

interface PreviewFrameProps {
  readonly href: string;
  readonly size: ScreenSize;
  /** Each new version is read in its place: the frame keeps where one has scrolled to. */
  readonly version: number;
}

/** The page on a screen of another size, made smaller where there is less room. */
export function PreviewFrame({ href, size, version }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const { width, height } = screenSizes[size];
  const scale = scaleFor({ width }, room);
  useEffect(() => {
    if (!stage.current) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    frame.current?.contentWindow?.postMessage(previewSaved, location.origin);
  }, [version]);
  return (
    <div ref={stage} className={css.stage}>
      <div className={css.screen} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          src={href}
          title={texts.frame(width)}
          className={css.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
