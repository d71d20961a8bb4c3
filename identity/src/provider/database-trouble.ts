import { type DatabaseFailure, databaseFailure } from '@psifida/postgres/database-failure';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { databaseProblem, problemBody, retryAfterSeconds } from '../http/problem-reply.ts';
import { showUnavailablePage } from './pages.ts';

/** The provider answers 500 for every error; an unavailable database becomes 503 with Retry-After. */
export function answerDatabaseTrouble(provider: Provider): void {
  const troubles = new WeakMap<object, DatabaseFailure>();
  provider.on('server_error', (ctx, error) => {
    const failure = databaseFailure(error);
    if (failure) troubles.set(ctx, failure);
  });
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const failure = databaseFailure(error);
      if (!failure) throw error;
      troubles.set(ctx, failure);
      ctx.status = 500;
    }
    const failure = troubles.get(ctx);
    if (failure && ctx.status >= 500) answer(ctx as KoaContextWithOIDC, failure);
  });
}

function answer(ctx: KoaContextWithOIDC, failure: DatabaseFailure): void {
  const problem = databaseProblem(failure);
  const body = problemBody(problem, String(ctx.response.get('x-request-id')));
  ctx.status = body.status;
  ctx.set('retry-after', String(retryAfterSeconds));
  if (ctx.accepts('json', 'html') === 'html') {
    showUnavailablePage(ctx);
  } else {
    ctx.set('cache-control', 'no-store');
    ctx.body = body;
    ctx.type = 'application/problem+json; charset=utf-8';
  }
}
