import { socialLogin } from '@umbral/domain/api/sign-in.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { send } from '../../../testing/call.ts';
import { passProvider, type TestProvider } from './test-provider.ts';

/** A browser that signs in at a provider; it keeps the portal's cookies. */
export interface SocialBrowser {
  /** Leaves for the provider and gives where it was sent. */
  leave(returnPath?: string): Promise<string>;
  /** Leaves, passes the provider, and gives the address that the provider sent it back to. */
  pass(returnPath?: string): Promise<URL>;
  /** Comes back and gives where the portal sent it. */
  comeBack(callback: URL): Promise<string>;
  /** All of it: gives the token for the exchange. */
  fetchToken(returnPath?: string): Promise<string>;
  exchange(token: string, more?: object): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

/** A browser without any cookie. */
export function createSocialBrowser(app: FastifyInstance, provider: TestProvider): SocialBrowser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function open(url: string): Promise<LightMyRequestResponse> {
    const answer = await app.inject({ url, headers: { cookie: cookieHeader() } });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  }

  async function leave(returnPath?: string): Promise<string> {
    const query = returnPath === undefined ? '' : `?return=${encodeURIComponent(returnPath)}`;
    return (await open(`/api/users/social/local/start${query}`)).headers.location ?? '';
  }
  const pass = async (returnPath?: string) => passProvider(await leave(returnPath), provider.issuer);
  const comeBack = async (callback: URL) => (await open(callback.pathname + callback.search)).headers.location ?? '';
  return {
    cookies,
    leave,
    pass,
    comeBack,
    async fetchToken(returnPath) {
      const location = await comeBack(await pass(returnPath));
      const [, token] = /#social=([\w-]+)$/.exec(location) ?? [];
      if (!token) throw new Error(`no token came back: ${location}`);
      return token;
    },
    async exchange(token, more = {}) {
      const answer = await send(app, socialLogin, { body: { token, ...more } }, { cookie: cookieHeader() });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer;
    },
  };
}
