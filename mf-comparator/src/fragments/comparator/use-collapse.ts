import { useEffect, useState } from 'react';

/** Pixels in one direction that count as reading on, and as turning back. */
const onward = 48;
const back = -24;

interface Collapse {
  readonly isCollapsed: boolean;
  readonly expand: () => void;
}

/** Small while somebody reads on down the page; whole again on the way up, and whenever `of` changes. */
export function useCollapse(of: unknown): Collapse {
  const [isCollapsed, setCollapsed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is to be seen
  useEffect(() => setCollapsed(false), [of]);
  useEffect(() => {
    // The first event only says where the page stands: a browser that restores a place reads nothing.
    let last: number | undefined;
    let way = 0;
    const follow = () => {
      const moved = window.scrollY - (last ?? window.scrollY);
      last = window.scrollY;
      way = Math.sign(moved) === Math.sign(way) ? way + moved : moved;
      if (way > onward) setCollapsed(true);
      else if (way < back || last <= 0) setCollapsed(false);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return { isCollapsed, expand: () => setCollapsed(false) };
}
