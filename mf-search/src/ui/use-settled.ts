import { afterPaint } from '@umbral/kit/layout/after-paint.ts';
import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was on the screen: a new one follows once the picture that the new one brings elsewhere is there. React's
 * own deferred values begin before that picture and keep it back.
 */
export function useSettled<Value extends object>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    return afterPaint(() => startTransition(() => setSettled(value)));
  }, [settled, value]);
  return settled;
}
