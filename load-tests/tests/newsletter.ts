import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/test/free-port.ts';
import { newMailServer } from '../../server/test/mail-server.ts';
import { addSubscribers } from '../../server/test/newsletter.ts';
import { createdPost } from '../../server/test/posts.ts';
import { until } from '../../server/test/server-process.ts';
import { startServer, withDatabase, withEnvironment } from '../environment.ts';
import type { Options } from '../load-tests.ts';
import { formatDuration, type Report } from '../report.ts';

const SUBSCRIBERS = 600;
const ADMIN = { email: 'admin@example.com', password: 'eleven swifts under the eaves' };
const CAMPAIGNS = '/api/admin/newsletter/issues';
/** Longer than the two minutes for which a killed server has claimed its emails. */
const FINISHED_WITHIN_MS = 10 * 60_000;

/** Kills a server repeatedly while it sends a newsletter, with a mail server that rejects each first attempt. */
export function run({ database, kills = 5 }: Options, report: Report): Promise<void> {
  return withEnvironment(database, async (storage) => {
    const mailServer = await newMailServer();
    await mailServer.start();
    try {
      mailServer.behavior = 'greylists';
      const options = {
        env: {
          SMTP_URL: mailServer.url,
          NEWSLETTER_EMAILS_PER_MINUTE: '600',
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
        },
        port: await freePort(),
      };
      let server = await startServer(storage, options);
      const emails = await withDatabase(storage, (opened) =>
        addSubscribers({ database: opened }, SUBSCRIBERS),
      );
      const admin = server.client();
      await admin.post('/api/admin/login', ADMIN);
      const { id, version } = await createdPost(admin);
      const start = performance.now();
      const { status } = await admin.post(`${CAMPAIGNS}/${id}`, { version });
      report.record('starting it took', formatDuration(performance.now() - start));
      report.assert(`the newsletter was started (${status})`, status === 201);
      for (let kill = 0; kill < kills; kill++) {
        // The first kill comes while the recipients are added.
        await pause(kill * 3000);
        server.child.kill('SIGKILL');
        await server.ended;
        server = await startServer(storage, options);
      }
      const progress = async () => (await admin.get(`${CAMPAIGNS}/${id}`)).json.progress;
      await until(async () => (await progress()).state === 'finished', server, FINISHED_WITHIN_MS);
      const { sent, failed, skipped } = await progress();
      const received = mailServer.received.flatMap(({ to }) => to);
      const missing = emails.filter((email) => !received.includes(email)).length;
      report.record('database, kills', `${database}, ${kills}`);
      report.record('sent, failed, skipped', `${sent}, ${failed}, ${skipped}`);
      report.record('received', received.length);
      report.assert('no subscriber got two emails', new Set(received).size === received.length);
      report.assert('subscribers without an email are counted as failed', missing <= failed && skipped === 0);
      report.assert('each subscriber is counted once', sent + failed === SUBSCRIBERS);
    } finally {
      await mailServer.stop();
    }
  });
}
