import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { isRobot } from '#server/platform/robots/is-robot.ts';
import { addLinkClick, findLink } from './link.queries.ts';

const number = /^[1-9]\d{0,8}$/;

/**
 * Where the links of issues lead: to what is stored with the issue, and nowhere else. Counts people, not who they are: no
 * cookie, no address, only the number of the day (UTC).
 */
export function mountClicks(app: FastifyInstance, { db, now }: Context): void {
  app.get<{ Params: { issue: string; link: string } }>(
    '/n/:issue/:link',
    { schema: { hide: true }, config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
    async ({ params, headers, method }, reply) => {
      const [issue, link] = [params.issue, params.link].map((text) => (number.test(text) ? Number(text) : 0));
      const address = await findLink(db, issue!, link!);
      if (address === undefined) throw notFound();
      if (method === 'GET' && !isRobot(headers['user-agent']))
        await addLinkClick(db, link!, now().toISOString().slice(0, 10));
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
        .redirect(address, 302);
    },
  );
}
