import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element was ever in sight; what stands in a closed sheet or pill is not. */
export function useSeen(): readonly [isSeen: boolean, place: RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [isSeen, place];
}
