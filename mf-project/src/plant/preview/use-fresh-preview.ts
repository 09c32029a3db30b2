import { previewSaved } from '@umbral/domain/builders/preview-message.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';

/**
 * Shows what was saved since, where the visitor is: when the form around this frame says so, and when somebody who had
 * the page open comes back to it.
 */
export function useFreshPreview(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (data === previewSaved && origin === location.origin && source === window.parent) void revalidate();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    addEventListener('message', hear);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('message', hear);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [revalidate]);
}
