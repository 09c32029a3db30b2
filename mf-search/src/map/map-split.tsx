import { type ReactNode, useState } from 'react';
import css from './map-side.module.css';
import { MapSide } from './map-side.tsx';

interface MapSplitProps {
  /** Whether the map is to stand beside the list. */
  readonly isMap: boolean;
  /** Address of the listing. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A list, and beside it the map of it. What is around both says that the map is there: a `:has()` in the styles would
 * make the browser look at the whole list again at each change of it.
 */
export function MapSplit({ isMap, href, children }: MapSplitProps) {
  const [isLive, setLive] = useState(false);
  return (
    <div className={isMap ? css.split : undefined} data-live={isLive || undefined}>
      {children}
      {isMap && <MapSide look="side" href={href} onLive={setLive} />}
    </div>
  );
}
