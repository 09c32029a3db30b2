import { createHash } from 'node:crypto';
import { interestRates, quoteDefaults } from 'shared-contracts/domain/parameters/rates.ts';
import { plantRecord } from 'shared-contracts/domain/plant-record.ts';
import { indexSettings, plantOrders, replicaSettings } from 'shared-contracts/domain/search-index.ts';
import { z } from 'zod';

/**
 * A fingerprint of what records are and how they are searched: fields, settings, orders, and the rates that amounts are
 * reckoned with. An index of another shape is built anew, however full it is.
 */
export const recordShape: string = createHash('sha256')
  .update(
    JSON.stringify([
      z.toJSONSchema(plantRecord, { unrepresentable: 'any' }),
      indexSettings,
      plantOrders.map((order) => (order === 'relevance' ? order : replicaSettings(order))),
      interestRates,
      quoteDefaults,
    ]),
  )
  .digest('hex')
  .slice(0, 16);
