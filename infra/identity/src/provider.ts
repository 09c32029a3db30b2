import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import Provider, { type Configuration, interactionPolicy, type JWK } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import type { Config } from './config.ts';

const scope = 'openid email profile';

/** Keys live as long as the program: whoever verifies them asks again when they have changed. */
async function newKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

/** Who it is, is asked every time: a tester wants to be somebody else. */
function askEveryTime() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    ?.checks.add(
      new Check('choice', 'who it is is chosen every time', 'login_required', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** OpenID Connect by the code flow with PKCE, for the one portal of the configuration. */
export async function createProvider(config: Config, issuer: string, accounts: Accounts): Promise<Provider> {
  const configuration: Configuration = {
    clients: [
      {
        client_id: config.clientId,
        client_secret: config.clientSecret,
        redirect_uris: [config.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_context, sub) => {
      const person = accounts.find(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: askEveryTime() },
    // Nothing is asked for that would need a page of consent: the portal sees what the person types in.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [await newKey()] },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 900, Session: 900 },
  };
  return new Provider(issuer, configuration);
}
