import type { ContactChannel, ContactWindow } from '@umbral/domain/contact/contact-manner.ts';
import type { SecurityActor, SecurityEventKind } from '@umbral/domain/people/security-event.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultJson, DefaultMoment, Moment, OptionalMoment } from './column.ts';

export interface RoleTable {
  key: Role;
  label: string;
}

export interface AppUserTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  avatar_key: string | null;
  city_name: string | null;
  country_code: string | null;
  is_active: Generated<boolean>;
  email_verified_at: OptionalMoment;
  last_login_at: OptionalMoment;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  document_number: string | null;
  preferences: DefaultJson;
  contact_channel: Generated<ContactChannel | null>;
  contact_window: Generated<ContactWindow | null>;
}

export interface UserRoleTable {
  user_id: number;
  role_key: Role;
}

export interface CredentialTable {
  user_id: number;
  password_hash: string;
  changed_at: DefaultMoment;
}

export interface SessionTable {
  token_hash: Buffer;
  user_id: number;
  created_at: DefaultMoment;
  last_seen_at: DefaultMoment;
  idle_expires_at: Moment;
  absolute_expires_at: Moment;
  user_agent: string | null;
  id: Generated<string>;
  confirmed_at: DefaultMoment;
  strong_at: OptionalMoment;
  proven_by: 'passkey' | 'totp' | 'recovery' | 'operator-code' | 'mail-code' | null;
}

export interface SocialIdentityTable {
  provider: string;
  subject: string;
  user_id: number;
  email: string | null;
  created_at: DefaultMoment;
}

export interface PasswordResetTable {
  token_hash: Buffer;
  user_id: number;
  created_at: DefaultMoment;
  expires_at: Moment;
  used_at: OptionalMoment;
  request_id: Generated<number>;
}

export interface AttemptCountTable {
  key: Buffer;
  attempts: number;
  last_at: Moment;
  locked_until: OptionalMoment;
}

export interface CallCountTable {
  key: Buffer;
  calls: number;
  ends_at: Moment;
}

export interface KnownDeviceTable {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: Buffer;
  first_seen_at: DefaultMoment;
  last_seen_at: DefaultMoment;
  user_agent: string;
}

export interface SignInAttemptTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  return_path: string;
  expires_at: Moment;
}

export interface SignInTicketTable {
  token_hash: Buffer;
  browser_hash: Buffer;
  provider: string;
  subject: string;
  email: string;
  is_email_verified: boolean;
  first_name: string;
  last_name: string;
  expires_at: Moment;
}

export interface EmailConfirmationTable {
  token_hash: Buffer;
  user_id: number;
  email: string;
  expires_at: Moment;
}

export interface CaptchaSignatureTable {
  signature: string;
  expires_at: Moment;
}

export interface ConsentTextTable {
  purpose: 'contact' | 'newsletter' | 'alerts' | 'third-parties' | 'terms' | 'cookies';
  version: string;
  body: string;
  valid_from: DefaultMoment;
}

export interface ConsentTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  email: string | null;
  visitor_key: string | null;
  purpose: string;
  version: string;
  text_hash: Buffer | null;
  granted: boolean;
  source: string;
  at: DefaultMoment;
}

export interface CookieAcceptanceTable {
  id: GeneratedAlways<number>;
  visitor_key: string;
  user_id: number | null;
  choice: 'all' | 'necessary';
  version: string;
  at: DefaultMoment;
}

export interface AccountDeletionTable {
  id: Generated<number>;
  user_id: number | null;
  email: string | null;
  first_name: string | null;
  keep_hash: Buffer | null;
  requested_at: DefaultMoment;
  due_at: Moment;
  done_at: OptionalMoment;
}

export interface SecurityEventTable {
  id: GeneratedAlways<number>;
  at: DefaultMoment;
  user_id: number | null;
  done_by: SecurityActor;
  actor_id: number | null;
  kind: SecurityEventKind;
  network: string | null;
  device: string | null;
  facts: DefaultJson;
}

export interface AccountsTables {
  role: RoleTable;
  app_user: AppUserTable;
  user_role: UserRoleTable;
  credential: CredentialTable;
  session: SessionTable;
  social_identity: SocialIdentityTable;
  password_reset: PasswordResetTable;
  attempt_count: AttemptCountTable;
  call_count: CallCountTable;
  known_device: KnownDeviceTable;
  sign_in_attempt: SignInAttemptTable;
  sign_in_ticket: SignInTicketTable;
  email_confirmation: EmailConfirmationTable;
  captcha_signature: CaptchaSignatureTable;
  consent_text: ConsentTextTable;
  consent: ConsentTable;
  cookie_acceptance: CookieAcceptanceTable;
  account_deletion: AccountDeletionTable;
  security_event: SecurityEventTable;
}
