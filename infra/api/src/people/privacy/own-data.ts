import { type PersonalData, type PersonalDataPart, personalDataParts } from '@umbral/domain/api/privacy.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { consentHistory } from './consent-history.ts';
import type { Owner } from './owner.ts';

type Row = Record<string, unknown>;
type Question = (owner: Owner) => RawBuilder<Row>;

const own = ({ userId, email }: Owner) => sql`(user_id = ${userId} or lower(email) = ${email})`;

/** What each part of the export reads; secrets, hashes and numbers of rows are nobody's data. */
const questions: Readonly<Record<Exclude<PersonalDataPart, 'consents'>, Question>> = {
  account: ({ userId }) => sql`select email, first_name, last_name, phone, city_name as city, country_code as country,
      document_number as document, preferences, contact_channel as preferred_channel,
      contact_window as preferred_window, email_verified_at, last_login_at, created_at,
      array(select role_key from user_role r where r.user_id = u.id) as roles
    from app_user u where id = ${userId}`,
  providers: ({ userId }) => sql`select provider, email, created_at from social_identity where user_id = ${userId}`,
  factors: ({ userId }) => sql`select 'passkey' as kind, name, created_at, last_used_at from passkey
      where user_id = ${userId}
    union all select 'totp', null, confirmed_at, null from totp_factor
      where user_id = ${userId} and confirmed_at is not null
    order by created_at`,
  sessions: ({ userId }) => sql`select user_agent as device, created_at, last_seen_at from session
    where user_id = ${userId} order by last_seen_at desc`,
  devices: ({ userId }) => sql`select user_agent as device, first_seen_at as created_at, last_seen_at from known_device
    where user_id = ${userId} order by last_seen_at desc`,
  security: ({ userId }) => sql`select kind, at, done_by, facts ->> 'way' as way, facts ->> 'provider' as provider,
      facts ->> 'factor' as factor, device, network from security_event where user_id = ${userId} order by id`,
  cookies: ({ userId }) => sql`select choice, version, at from cookie_acceptance where user_id = ${userId} order by at`,
  favourites: ({ userId }) => sql`select p.title, l.name as list, f.note, f.created_at from favourite f
    join plant p on p.id = f.plant_id left join favourite_list l on l.id = f.list_id
    where f.user_id = ${userId} order by f.created_at`,
  alerts: (owner) => sql`select name, filters, frequency, is_active, created_at from alert where ${own(owner)}
    order by created_at`,
  unit_watches: (
    owner,
  ) => sql`select s.name as home, j.title as project, w.is_active, w.confirmed_at, w.told_at, w.created_at
    from unit_watch w join stock_unit s on s.id = w.unit_id join plant p on p.id = s.plant_id
    join project j on j.id = p.project_id
    where w.user_id = ${owner.userId} or lower(w.email) = ${owner.email} order by w.created_at`,
  boards: ({ userId }) => sql`select l.name as list, m.name, p.title as home, k.mark as opinion, null as content, k.at
      from board_member m join board_mark k on k.member_id = m.id join plant p on p.id = k.plant_id
      join shared_board b on b.id = m.board_id join favourite_list l on l.id = b.list_id where m.user_id = ${userId}
    union all select l.name, m.name, p.title, null, c.body, c.at
      from board_member m join board_comment c on c.member_id = m.id join plant p on p.id = c.plant_id
      join shared_board b on b.id = m.board_id join favourite_list l on l.id = b.list_id where m.user_id = ${userId}
    union all select l.name, m.name, null, null, null, m.joined_at
      from board_member m join shared_board b on b.id = m.board_id join favourite_list l on l.id = b.list_id
      where m.user_id = ${userId}
    order by at`,
  comparisons: ({ userId }) => sql`select c.name, c.created_at,
      array(select p.title from comparison_item i join plant p on p.id = i.plant_id
        where i.comparison_id = c.id order by i.position) as homes
    from comparison c where c.user_id = ${userId} order by c.created_at`,
  calculations: ({ userId }) => sql`select calculator, name, query as fields, amount, created_at from kept_calculation
    where user_id = ${userId} order by created_at`,
  contacts: (owner) => sql`select kind, name, email, phone, home_city as city, home_country as country,
      (select b.name from builder b where b.id = k.builder_id) as builder, project_title as project, plant_title as home,
      message, schedule_date, schedule_time, visit_change, visit_reason, withdrawn_at, preferred_channel, preferred_window,
      array(select e.body from contact_event e where e.contact_id = k.id and e.body is not null order by e.id) as notes,
      answers, origin, created_at
    from contact k where ${own(owner)} order by created_at`,
  leads: ({ email }) => sql`select form, name, email, phone, fields, created_at from lead
    where lower(email) = ${email} order by created_at`,
  newsletter: ({ email }) => sql`select name, email, confirmed_at, unsubscribed_at, created_at
    from newsletter_subscription where lower(email) = ${email}`,
  comments: (owner) => sql`select name, email, subject, content, state, created_at from comment where ${own(owner)}
    order by created_at`,
  portal_survey: (
    owner,
  ) => sql`select rating, content_opinion, search_interest, sought, found, user_comments, created_at
    from portal_survey where ${own(owner)}`,
  builder_ratings: (owner) => sql`select (select b.name from builder b where b.id = s.builder_id) as builder,
      response_time, contact_medium, service_rating, content_rating, content_type, comments, created_at
    from builder_survey s where ${own(owner)} order by created_at`,
  short_surveys: ({ userId }) => sql`select s.title, r.created_at,
      (select jsonb_object_agg(q.question, coalesce(o.said, '')) from survey_question q join lateral
        (select string_agg(coalesce(c.label, a.words), ', ' order by c.position) as said from survey_answer a
          left join survey_option c on c.id = a.option_id where a.reply_id = r.id and a.question_id = q.id) o on true
        where q.survey_id = s.id) as answers
    from survey_reply r join survey s on s.id = r.survey_id where r.user_id = ${userId} order by r.created_at`,
  forms: (owner) => sql`select form, fields, created_at from audience where ${own(owner)}
    union all select 'knowledge', answers, created_at from audience_knowledge where lower(email) = ${owner.email}`,
  visits: (owner) => sql`select building_status, filters, created_at from tracking_visit where ${own(owner)}
    order by created_at`,
  uploads: ({ userId }) => sql`select purpose, bytes, state, created_at from upload
    where owner_id = ${userId} order by created_at`,
  builders: ({ userId }) => sql`select b.name as builder, m.position, m.created_at from builder_member m
    join builder b on b.id = m.builder_id where m.user_id = ${userId}`,
  project_requests: ({ userId }) => sql`select project_name as project, name, email, phone, identification, message,
      state, created_at from project_request where user_id = ${userId} order by created_at`,
};

/** Everything that is stored of a person. */
export async function ownData(backend: Backend, owner: Owner): Promise<PersonalData> {
  const parts = await Promise.all(
    personalDataParts.map(async (part) => {
      if (part === 'consents') return [part, await consentHistory(backend, owner)] as const;
      return [part, (await questions[part](owner).execute(backend.db)).rows] as const;
    }),
  );
  return { generated_at: backend.now().toISOString(), parts: Object.fromEntries(parts) as PersonalData['parts'] };
}
