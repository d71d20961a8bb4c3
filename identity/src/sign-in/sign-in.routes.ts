import {
  type SignInForm,
  signInAnswer,
  signInForm,
  signInPath,
  signInPending,
  signInPendingPath,
} from '@psifida/contract/endpoints/sign-in';
import { Problem } from '@psifida/contract/problem';
import { type FieldCode, isFieldCode } from '@psifida/contract/problems';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { z } from 'zod';
import { problemReply } from '../http/problem-reply.ts';
import type { PublicAddress } from '../public-address.ts';
import type { CheckCredentials } from './credentials.ts';
import type { KnownBrowsers } from './known-browsers.ts';

const bodyLimit = 8 * 1024;

type Options = {
  provider: () => Provider;
  address: PublicAddress;
  checkCredentials: CheckCredentials;
  browsers: KnownBrowsers;
};

/** Called by the product's /login page; the provider's cookie names the interaction. */
export const signInRoutes =
  ({ provider, address, checkCredentials, browsers }: Options): FastifyPluginAsync =>
  async (app) => {
    // JSON only, against CSRF by a form.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    );
    app.setErrorHandler(problemReply);

    app.post(signInPath, { bodyLimit }, async (request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && origin !== address.origin) throw new Problem('not-allowed');
      const form = parseForm(request.body);
      address.apply(request.raw);
      await pendingOrAbandoned(provider().interactionDetails(request.raw, reply.raw));
      const checked = await checkCredentials(form, {
        address: request.ip,
        browser: browsers.read(request),
      });
      reply.header('cache-control', 'no-store');
      if ('needs' in checked) return reply.send(signInAnswer.parse(checked));
      const { accountId } = checked;
      const redirectTo = await finish(request, reply, { login: { accountId, remember: false } });
      browsers.remember(request, reply, accountId);
      request.log.info({ accountId }, 'signed in');
      return reply.send(signInAnswer.parse({ redirectTo }));
    });

    app.get(signInPendingPath, async (request, reply) => {
      address.apply(request.raw);
      const pending = await provider()
        .interactionDetails(request.raw, reply.raw)
        .then(
          () => true,
          (error) => {
            if (error instanceof errors.SessionNotFound) return false;
            throw error;
          },
        );
      return reply.header('cache-control', 'no-store').send(signInPending.parse({ pending }));
    });

    const finish = (request: FastifyRequest, reply: FastifyReply, result: InteractionResults) =>
      pendingOrAbandoned(
        provider().interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
      );
  };

async function pendingOrAbandoned<T>(interaction: Promise<T>): Promise<T> {
  try {
    return await interaction;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) throw new Problem('sign-in.abandoned');
    throw error;
  }
}

function parseForm(body: unknown): SignInForm {
  const form = signInForm.safeParse(body, { reportInput: true });
  if (form.success) return form.data;
  const issues = form.error.issues.map((issue) => ({ path: issue.path.map(String), code: fieldCode(issue) }));
  throw new Problem('input.invalid', {}, issues);
}

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (isFieldCode(issue.message)) return issue.message;
  if (issue.code === 'too_big') return 'field.too-long';
  return issue.code === 'invalid_type' && issue.input === undefined ? 'field.required' : 'field.invalid';
}
