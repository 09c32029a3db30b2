import './first.ts';
// They say which layer of styles wins: before any part of the kit, which whatever is provided may bring.
import '@umbral/kit/styles/tokens.css';
import '@umbral/kit/styles/fonts.css';
import '@umbral/kit/styles/base.css';
import './provided.ts';
import './server-drawn-styles.ts';
import { start } from './start.ts';

/** Hydration waits for the first paint: the server's HTML is there already. */
function afterFirstPaint(callback: () => void): void {
  if (document.visibilityState === 'hidden') callback();
  else requestAnimationFrame(() => setTimeout(callback));
}

afterFirstPaint(() => void start());
