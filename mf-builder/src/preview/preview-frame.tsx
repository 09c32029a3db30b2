import { previewSaved } from '@umbral/domain/builders/preview-message.ts';
import { useEffect, useRef } from 'react';
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
  const { width, height } = screenSizes[size];
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const resize = () => {
      // By script: the policy of the portal takes no style attributes.
      current.style.setProperty('--screen-width', `${width}px`);
      current.style.setProperty('--screen-height', `${height}px`);
      current.style.setProperty('--screen-scale', String(scaleFor({ width }, roomIn(current))));
    };
    resize();
    const watch = new ResizeObserver(resize);
    watch.observe(current);
    return () => watch.disconnect();
  }, [width, height]);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    frame.current?.contentWindow?.postMessage(previewSaved, location.origin);
  }, [version]);
  return (
    <div ref={stage} className={css.stage}>
      <div className={css.screen}>
        <iframe ref={frame} src={href} title={texts.frame(width)} className={css.frame} />
      </div>
    </div>
  );
}

/** Pixels between the paddings of an element. */
function roomIn(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0);
}
