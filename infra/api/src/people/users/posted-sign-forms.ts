import type { Endpoint, EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Call, type RouteTraits, register } from '../../engine/http/endpoint-route.ts';
import { ownPath } from '../../engine/http/own-path.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { wantsPage } from '../../engine/mail/form-pages.ts';
import { linkPageHeaders } from '../../engine/mail/link-page-html.ts';
import { toLoggedRefusal } from '../../engine/replies/error-replies.ts';
import type { RefusedForm } from './sign-pages.ts';

/** How a call answers a browser without script. */
export interface PostedSignForm<Answer> {
  /** The form again, after input that the contract refuses. */
  page(refused: RefusedForm): string;
  /** Where a done form leads; nothing where the answer is a refusal. */
  next(answer: Answer, request: FastifyRequest): string | undefined;
  /** The page of a refusal. */
  refused(answer: Answer, form: RefusedForm): string;
}

const fields = z.record(z.string(), z.unknown()).catch({});
const asked = z.object({ _: z.string().max(2000).optional().catch(undefined) }).catch({ _: undefined });

/** Binds a call of the sign-in forms for scripts and for browsers without one: those get a page, or 303 to the next. */
export function registerPosted<const E extends Endpoint, const Answer extends EndpointOutput<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer>,
  { posted, ...traits }: RouteTraits & { readonly posted: PostedSignForm<Answer> },
): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!wantsPage(request)) throw error;
      const { status, message, issues = {} } = toLoggedRefusal(error, request);
      const wrong = Object.keys(issues).length > 0 ? undefined : message;
      return reply
        .code(status)
        .headers(linkPageHeaders)
        .send(posted.page({ ...formOf(request), issues, wrong }));
    });
    const answerBoth = async (call: Call<E>) => {
      const answer = await handler(call);
      if (wantsPage(call.request)) show(call.reply, posted, { answer, request: call.request });
      return answer;
    };
    register(scope, endpoint, answerBoth, traits);
  });
}

/** The path of this portal that a posted login goes back to. */
export function wayBackOf(request: FastifyRequest): string | undefined {
  const { _: path } = asked.parse(request.query);
  return path === undefined ? undefined : ownPath(path);
}

function formOf(request: FastifyRequest): RefusedForm {
  return { typed: fields.parse(request.body), issues: {}, wayBack: wayBackOf(request) };
}

interface Answered<Answer> {
  readonly answer: Answer;
  readonly request: FastifyRequest;
}

function show<Answer>(
  reply: FastifyReply,
  posted: PostedSignForm<Answer>,
  { answer, request }: Answered<Answer>,
): void {
  const next = posted.next(answer, request);
  if (next !== undefined) {
    reply
      .code(303)
      .header('location', next)
      .serializer(() => '');
    return;
  }
  reply
    .code(422)
    .headers(linkPageHeaders)
    .serializer(() => posted.refused(answer, formOf(request)));
}
