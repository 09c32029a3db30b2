import type { PesosRange, Price } from '@umbral/domain/money/price.ts';
import { isObject } from './is-object.ts';

/** The price of a hit. Whatever else stands beside a hidden one is left out; what is no price at all is none. */
export function readPrice(value: unknown): Price {
  if (!isObject(value)) return { kind: 'none' };
  const { kind, cop, zone } = value;
  if (kind === 'told' && typeof cop === 'number' && cop > 0) return { kind, cop };
  return kind === 'hidden' ? { kind, ...readZone(zone) } : { kind: 'none' };
}

function readZone(zone: unknown): { readonly zone?: PesosRange } {
  if (!isObject(zone)) return {};
  const { min, max } = zone;
  return typeof min === 'number' && typeof max === 'number' ? { zone: { min, max } } : {};
}
