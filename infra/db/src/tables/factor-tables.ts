import type { Generated } from 'kysely';
import type { DefaultMoment, Moment, OptionalMoment } from './column.ts';

export interface PasskeyTable {
  id: Generated<string>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  is_synced: boolean;
  created_at: DefaultMoment;
  last_used_at: OptionalMoment;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  owner_hash: Buffer;
  purpose: 'create' | 'show';
  expires_at: Moment;
}

export interface TotpFactorTable {
  user_id: number;
  sealed_secret: Buffer;
  confirmed_at: OptionalMoment;
  last_step: Generated<number>;
  created_at: DefaultMoment;
}

export interface RecoveryCodeTable {
  user_id: number;
  code_hash: Buffer;
  used_at: OptionalMoment;
}

export interface SignInCodeTable {
  code_hash: Buffer;
  user_id: number;
  kind: 'operator' | 'mail';
  expires_at: Moment;
}

export interface SignInStepTable {
  token_hash: Buffer;
  user_id: number;
  tries: Generated<number>;
  expires_at: Moment;
}

export interface FactorsTables {
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  totp_factor: TotpFactorTable;
  recovery_code: RecoveryCodeTable;
  sign_in_code: SignInCodeTable;
  sign_in_step: SignInStepTable;
}
