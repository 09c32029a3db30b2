import { z } from 'zod';
import { partyUrl } from '../guard/party-url.ts';
import { optionalSetting } from '../optional-setting.ts';

export interface MetaSettings {
  readonly url: string;
  readonly pixelId: string;
  readonly token: string;
  readonly testCode: string | undefined;
}

export interface GoogleSettings {
  readonly url: string;
  readonly measurementId: string;
  readonly apiSecret: string;
}

export interface ConversionSettings {
  readonly meta: MetaSettings | undefined;
  readonly google: GoogleSettings | undefined;
}

/** Each network is told when both its id and its secret are set; without any, conversions stay in the table. */
export const conversionSettings = z
  .object({
    META_CONVERSIONS_URL: partyUrl.default('https://graph.facebook.com/v23.0'),
    META_PIXEL_ID: optionalSetting(z.string().regex(/^\d{5,20}$/)),
    META_ACCESS_TOKEN: optionalSetting(z.string()),
    /** Shows events in Meta's test console instead of counting them. */
    META_TEST_CODE: optionalSetting(z.string()),
    GOOGLE_CONVERSIONS_URL: partyUrl.default('https://www.google-analytics.com'),
    GOOGLE_MEASUREMENT_ID: optionalSetting(z.string().regex(/^G-[A-Z0-9]{4,15}$/)),
    GOOGLE_API_SECRET: optionalSetting(z.string()),
  })
  .transform((e): ConversionSettings => {
    const { META_PIXEL_ID: pixelId, META_ACCESS_TOKEN: token, META_TEST_CODE: testCode } = e;
    const { GOOGLE_MEASUREMENT_ID: measurementId, GOOGLE_API_SECRET: apiSecret } = e;
    return {
      meta: pixelId && token ? { url: e.META_CONVERSIONS_URL, pixelId, token, testCode } : undefined,
      google: measurementId && apiSecret ? { url: e.GOOGLE_CONVERSIONS_URL, measurementId, apiSecret } : undefined,
    };
  });
