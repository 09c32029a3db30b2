import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { type RefObject, useEffect } from 'react';
import type { topics } from '../topics.ts';

/** Tells the portal, once, that the end of an article came into view. */
export function useArticleRead(slug: string, end: RefObject<HTMLElement | null>): void {
  const bus = useTopics<typeof topics>();
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      bus.publish('content/article-read', { slug });
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [bus, slug, end]);
}
