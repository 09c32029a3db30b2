import { createBreaker } from 'infra-breaker/breaker.ts';
import { failuresInARow } from 'infra-breaker/opening-rules.ts';
import * as client from 'openid-client';
import type { ProviderSettings } from '../../engine/third-parties/provider-settings.ts';
import { type AttemptSecrets, type IdentityProvider, SignInFailure } from './identity-provider.ts';
import { readIdentity } from './read-identity.ts';

/** Longest wait for one answer of a provider, seconds. */
const timeoutSeconds = 5;
/** How long what a provider publishes about itself is taken as it was; no browser is sent to one down for longer. */
const metadataMs = 60_000;
const breakerOptions = { rule: failuresInARow(3), openMs: 30_000 };

export interface OpenIdOptions {
  /** Where the provider sends the browser back. */
  readonly redirectUri: string;
  readonly timeoutSeconds?: number;
}

/** A provider that speaks OpenID Connect: code flow with PKCE, state and nonce; tokens are verified by its keys. */
export function createOpenIdProvider(settings: ProviderSettings, options: OpenIdOptions): IdentityProvider {
  const { key, label, verifiesEmails } = settings;
  const breaker = createBreaker(breakerOptions);
  let known: { readonly configuration: Promise<client.Configuration>; readonly until: number } | undefined;

  function configuration(): Promise<client.Configuration> {
    if (known && known.until > performance.now()) return known.configuration;
    const fresh = discover(settings, options.timeoutSeconds ?? timeoutSeconds);
    known = { configuration: fresh, until: performance.now() + metadataMs };
    return fresh;
  }

  /** Runs a conversation with the provider; one that is down is not asked again for a while. */
  async function converse<Answer>(talk: (configuration: client.Configuration) => Promise<Answer>): Promise<Answer> {
    if (!breaker.admits()) throw new SignInFailure('unavailable');
    try {
      const answer = await talk(await configuration());
      breaker.succeeded();
      return answer;
    } catch (error) {
      // Its keys or addresses may have changed: they are read anew the next time.
      known = undefined;
      const failure = toFailure(error);
      if (failure.fault === 'unavailable') breaker.failed();
      else breaker.succeeded();
      throw failure;
    }
  }

  return {
    key,
    label,
    authorizationUrl: ({ state, nonce, codeVerifier }) =>
      converse(async (configuration) =>
        client.buildAuthorizationUrl(configuration, {
          redirect_uri: options.redirectUri,
          scope: 'openid email profile',
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        }),
      ),
    redeem: (callback, secrets) =>
      converse(async (configuration) => readIdentity(await claimsOf(configuration, callback, secrets), verifiesEmails)),
  };
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings, timeout: number) {
  const url = new URL(issuer);
  const execute = [client.enableNonRepudiationChecks];
  // Settings admit an address without TLS for a provider on this machine only.
  if (url.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(url, clientId, clientSecret, undefined, { execute, timeout });
}

/** Claims of the token, with those of the person's page at the provider where the token lacks the address. */
async function claimsOf(
  configuration: client.Configuration,
  callback: URL,
  { state, nonce, codeVerifier }: AttemptSecrets,
): Promise<object> {
  const tokens = await client.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new SignInFailure('failed', new Error('the provider gave no identity token'));
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), sub: claims.sub };
}

function toFailure(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error;
  if (error instanceof client.AuthorizationResponseError) {
    return new SignInFailure(error.error === 'access_denied' ? 'denied' : 'failed', error);
  }
  return new SignInFailure(isDown(error) ? 'unavailable' : 'failed', error);
}

/** No answer, none in time, or one that says the fault is the provider's own. */
function isDown(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  if (error instanceof client.ClientError) {
    if (error.code === 'OAUTH_TIMEOUT') return true;
    return error.cause instanceof Response && error.cause.status >= 500;
  }
  return error instanceof TypeError;
}
