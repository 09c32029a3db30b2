import { type ProtocolServer, startProtocolServer } from './protocol-server.ts';

/** Meta's Conversions API and Google's Measurement Protocol on this machine. */
export interface AdvertisingNetworks {
  readonly meta: ProtocolServer;
  readonly google: ProtocolServer;
  /** What an API is told to use them. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts both; Meta refuses any other pixel and token, Google answers nothing. */
export async function startAdvertisingNetworks(): Promise<AdvertisingNetworks> {
  const meta = await startProtocolServer(({ url, body }) => {
    const { access_token, data } = JSON.parse(body);
    if (url.pathname !== '/v23.0/1234567890/events' || access_token !== 'meta token')
      return { status: 400, body: { error: { type: 'OAuthException', code: 190 } } };
    return { body: { events_received: data.length, messages: [], fbtrace_id: 'x' } };
  });
  const google = await startProtocolServer(() => ({ status: 204 }));
  return {
    meta,
    google,
    env: {
      META_CONVERSIONS_URL: `${meta.url}/v23.0`,
      META_PIXEL_ID: '1234567890',
      META_ACCESS_TOKEN: 'meta token',
      GOOGLE_CONVERSIONS_URL: google.url,
      GOOGLE_MEASUREMENT_ID: 'G-ABC123',
      GOOGLE_API_SECRET: 'google secret',
    },
    async close() {
      await meta.close();
      await google.close();
    },
  };
}
