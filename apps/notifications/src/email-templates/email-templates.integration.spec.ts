import { describe, expect, it } from '@jest/globals';
import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import { problem } from '@chauffeur/contracts/http/problem';
import { languages } from '@chauffeur/contracts/languages/languages';
import {
  emailTemplateLimits,
  emailTemplateName,
  emailTemplateResponse,
  type EmailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import { builtInTemplateNames, contactTemplateNames } from '@chauffeur/contracts/notifications/template-name';
import { z } from 'zod';
import { eventually } from '../testing/eventually.js';
import { openBeforeEachTest } from '../testing/open-before-each-test.js';
import { NotificationsTestEnvironment } from '../testing/notifications-test-environment.js';

describe('email templates', () => {
  let environment: NotificationsTestEnvironment;

  openBeforeEachTest(async (database) => {
    environment = await NotificationsTestEnvironment.open('postgresql', { database });
    return environment;
  });

  it('is ready, and offers its templates in both languages [B1.4, B3.19, B7.13, P7.13]', async () => {
    await environment.start();
    await eventually(async () =>
      expect((await fetch(`${environment.address}/health/ready`)).status).toBe(200),
    );
    const { rows } = await environment.client.query<{ count: number }>(
      'SELECT count(*)::int FROM email_templates',
    );
    expect(rows[0]?.count).toBe(
      (builtInTemplateNames.length + contactTemplateNames.length) * languages.length,
    );
  });

  it('are named without their texts', async () => {
    await environment.start();
    const { status, body } = await request('GET', '/names');
    const names = z.array(z.strictObject(emailTemplateName.shape)).parse(body);
    expect([status, names.length]).toEqual([
      200,
      (builtInTemplateNames.length + contactTemplateNames.length) * languages.length,
    ]);
    expect(names).toContainEqual({ templateName: 'booking_received', language: 'ru', isActive: true });
  });

  it('does not overwrite templates that staff have changed, and updates the others', async () => {
    await environment.start();
    await environment.client.query(
      `UPDATE email_templates SET subject_template = 'Ours', is_customised = (language = 'en')
       WHERE template_name = 'booking_received'`,
    );
    await environment.restart();
    const { rows } = await environment.client.query<{ subject_template: string }>(
      `SELECT subject_template FROM email_templates WHERE template_name = 'booking_received' ORDER BY language`,
    );
    expect(rows.map((row) => row.subject_template)).toEqual([
      'Ours',
      'Мы получили вашу заявку {{reference_number}}',
    ]);
  });

  const custom = {
    templateName: 'flight_delayed',
    language: 'ru',
    description: 'Рейс задерживается',
    subjectTemplate: 'Рейс {{flight_number}}',
    htmlTemplate: '<p>Здравствуйте, {{customer_name}}!</p>',
  };

  async function request(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const response = await environment.call(method, `/email-templates${path}`, body, headers);
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : undefined };
  }

  async function builtIn(templateName: string, language = 'en'): Promise<EmailTemplateResponse> {
    const all = emailTemplateResponse.array().parse((await request('GET', '')).body);
    const found = all.find((each) => each.templateName === templateName && each.language === language);
    if (!found) throw new Error(`${templateName} is not listed`);
    return found;
  }

  it('adds, changes and removes a custom template [B3.20]', async () => {
    await environment.start();
    const created = await request('POST', '', {
      ...custom,
      templateName: 'flight_delayed_ru',
      language: 'en',
    });
    expect(created.status).toBe(201);
    const template = emailTemplateResponse.parse(created.body);
    expect(template).toMatchObject({
      ...custom,
      fullName: 'flight_delayed_ru',
      isBuiltIn: false,
      version: 1,
    });
    expect(template.variables).toContain('flight_number');
    const again = await request('POST', '', custom);
    expect([again.status, problem.parse(again.body).code]).toEqual([409, 'emailTemplate.exists']);

    const change = { ...custom, isActive: false, version: 1 };
    expect((await request('PUT', `/${template.id}`, change)).body).toMatchObject({
      isActive: false,
      version: 2,
    });
    const stale = await request('DELETE', `/${template.id}?version=1`);
    expect(problem.parse(stale.body).code).toBe('record.stale');
    expect((await request('DELETE', `/${template.id}?version=2`)).status).toBe(204);
    expect((await request('GET', `/${template.id}`)).status).toBe(404);
  });

  it('is added once for a key and a request', async () => {
    await environment.start();
    const create = (body: object) => request('POST', '', body, { [idempotencyKeyHeader]: 'key-1' });
    const first = await create(custom);
    expect(first.status).toBe(201);
    expect(await create(custom)).toEqual(first);
    const amended = await create({ ...custom, subjectTemplate: 'Задержка' });
    expect([amended.status, problem.parse(amended.body).code]).toEqual([422, 'idempotencyKey.reused']);
  });

  it('are at most as many as are listed at once', async () => {
    await environment.start();
    await environment.client.query(
      `INSERT INTO email_templates (template_name, language, description, subject_template, html_template, variables)
       SELECT 'custom_' || number, 'en', 'Text', 'Subject', '<p>Text</p>', '{}'
         FROM generate_series(1, $1 - (SELECT count(*) FROM email_templates)) number`,
      [emailTemplateLimits.templates],
    );
    const { status, body } = await request('POST', '', custom);
    expect([status, problem.parse(body).code]).toEqual([409, 'record.tooMany']);
    await environment.client.query("DELETE FROM email_templates WHERE template_name = 'custom_1'");
    expect((await request('POST', '', custom)).status).toBe(201);
  });

  it('never changes name and language, and accepts one of two changes of the same version [B4.17]', async () => {
    await environment.start();
    const template = await builtIn('booking_received');
    const moved = { ...template, templateName: 'another', language: 'ru' };
    const rejected = await request('PUT', `/${template.id}`, moved);
    expect(problem.parse(rejected.body).errors?.map(({ code }) => code)).toEqual([
      'templateName.locked',
      'language.locked',
    ]);
    const responses = await Promise.all(
      ['One', 'Other'].map((subjectTemplate) =>
        request('PUT', `/${template.id}`, { ...template, subjectTemplate }),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('does not remove a built-in template, and resets its text alone', async () => {
    await environment.start();
    const template = await builtIn('booking_received');
    expect(problem.parse((await request('DELETE', `/${template.id}`)).body).code).toBe(
      'emailTemplate.builtIn',
    );
    const changed = await request('PUT', `/${template.id}`, {
      ...template,
      subjectTemplate: 'Ours',
      isActive: false,
    });
    expect(changed.body).toMatchObject({ subjectTemplate: 'Ours', isCustomised: true, version: 2 });

    const stale = await request('POST', `/${template.id}/reset`, { version: 1 });
    expect(problem.parse(stale.body).code).toBe('record.stale');
    const { version: _version, updatedAt: _updatedAt, ...asItWas } = template;
    const reset = await request('POST', `/${template.id}/reset`, { version: 2 });
    expect(reset.body).toMatchObject({ ...asItWas, isActive: false });
    const added = emailTemplateResponse.parse((await request('POST', '', custom)).body);
    const foreign = await request('POST', `/${added.id}/reset`, { version: 1 });
    expect(problem.parse(foreign.body).code).toBe('emailTemplate.notBuiltIn');
  });

  it('rejects what could not be sent, and reports where [B5.3.4, D1.5]', async () => {
    await environment.start();
    const empty = await request('POST', '', { templateName: ' ', subjectTemplate: ' ' });
    expect(problem.parse(empty.body).errors?.map(({ code }) => code)).toEqual([
      'templateName.required',
      'description.required',
      'subjectTemplate.required',
      'htmlTemplate.required',
    ]);
    const invalid = { ...custom, subjectTemplate: '{{#if status}}', htmlTemplate: '<p>\n{{message}}' };
    for (const path of ['', '/preview']) {
      const { status, body } = await request('POST', path, invalid);
      expect(status).toBe(400);
      expect(problem.parse(body).errors).toEqual([
        expect.objectContaining({ field: 'subjectTemplate', code: 'subjectTemplate.syntax' }),
        {
          field: 'htmlTemplate',
          code: 'htmlTemplate.unknownVariable',
          params: { name: 'message', line: 2, column: 3 },
        },
      ]);
    }
  });

  it('shows a template with the example of its language', async () => {
    await environment.start();
    const shown = await request('POST', '/preview', custom);
    expect(shown.body).toEqual({
      subject: 'Рейс TK 334',
      html: '<p>Здравствуйте, Анна Орлова!</p>',
      text: 'Здравствуйте, Анна Орлова!\n',
    });
    const withLink = { ...custom, htmlTemplate: '{{ride_link}}' };
    const { body: linked } = await request('POST', '/preview', withLink);
    expect(linked).toMatchObject({ html: 'https://example.com/ru/ride#example' });
    for (const name of ['booking_completed', 'contact_message_notification']) {
      const { body } = await request('POST', '/preview', await builtIn(name));
      expect(body).toMatchObject({ html: expect.stringContaining('Emily Carter') });
    }
  });

  it('sends a test to the given address by way of the delivery log', async () => {
    await environment.start();
    await environment.collector.start();
    const sent = await request('POST', '/test', { template: custom, to: 'admin@example.com' });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      recipientRole: 'admin',
      to: 'admin@example.com',
      subject: 'Рейс TK 334',
      state: 'queued',
      bookingId: null,
    });
    await eventually(() =>
      expect(environment.collector.summary()).toEqual(['flight_delayed ru admin@example.com']),
    );
  });

  it('sends a test of a confirmation, though the ride of the example is over one day', async () => {
    await environment.start();
    await environment.collector.start();
    const template = await builtIn('booking_confirmation');
    await request('POST', '/test', { template, to: 'admin@example.com' });
    await eventually(() => expect(environment.collector.emails).toMatchObject([{ notAfter: null }]));
  });
});
