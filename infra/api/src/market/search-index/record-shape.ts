import { createHash } from 'node:crypto';
import { sortedOrders } from '@umbral/domain/filters/orders.ts';
import { plantRecord } from '@umbral/domain/homes/plant-record.ts';
import { interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import { indexSettings, replicaSettings } from '@umbral/domain/search/index-settings.ts';
import { z } from 'zod';

/** Raised where records say something else in the fields that they had before: since 2, what cannot be had is of no fair. */
const contents = 2;

/**
 * A fingerprint of what records are and how they are searched: fields, settings, orders, and the rates and limits that
 * amounts are reckoned with. An index of another shape is built anew, however full it is.
 */
export const recordShape: string = createHash('sha256')
  .update(
    JSON.stringify([
      contents,
      z.toJSONSchema(plantRecord, { unrepresentable: 'any' }),
      indexSettings,
      sortedOrders.map(({ key }) => replicaSettings(key)),
      interestRates,
      loanToValue,
      quoteDefaults,
    ]),
  )
  .digest('hex')
  .slice(0, 16);
