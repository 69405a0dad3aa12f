import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { emailTemplateResponse, problem, type EmailTemplateResponse } from '@chauffeur/contracts';
import { eventually } from '../testing/eventually.js';
import { Stage } from '../testing/stage.js';

describe('email templates', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.open('postgresql');
  });

  afterEach(() => stage.close());

  it('is ready, and offers its templates in both languages', async () => {
    await stage.start();
    await eventually(async () => expect((await fetch(`${stage.address}/health/ready`)).status).toBe(200));
    const { rows } = await stage.client.query<{ count: number }>('SELECT count(*)::int FROM email_templates');
    expect(rows[0]?.count).toBe(14);
  });

  it('leaves templates alone that staff have changed, and refreshes the others', async () => {
    await stage.start();
    await stage.client.query(
      `UPDATE email_templates SET subject_template = 'Ours', is_customised = (language = 'en')
       WHERE template_name = 'booking_received'`,
    );
    await stage.restart();
    const { rows } = await stage.client.query<{ subject_template: string }>(
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

  async function ask(method: string, path: string, body?: unknown) {
    const answer = await stage.call(method, `/email-templates${path}`, body);
    const text = await answer.text();
    return { status: answer.status, body: text ? (JSON.parse(text) as unknown) : undefined };
  }

  async function builtIn(templateName: string, language = 'en'): Promise<EmailTemplateResponse> {
    const all = emailTemplateResponse.array().parse((await ask('GET', '')).body);
    const found = all.find((each) => each.templateName === templateName && each.language === language);
    if (!found) throw new Error(`${templateName} is not listed`);
    return found;
  }

  it('adds a template of staff’s own, changes and removes it', async () => {
    await stage.start();
    const created = await ask('POST', '', { ...custom, templateName: 'flight_delayed_ru', language: 'en' });
    expect(created.status).toBe(201);
    const template = emailTemplateResponse.parse(created.body);
    expect(template).toMatchObject({
      ...custom,
      fullName: 'flight_delayed_ru',
      isBuiltIn: false,
      version: 1,
    });
    expect(template.variables).toContain('flight_number');
    const again = await ask('POST', '', custom);
    expect([again.status, problem.parse(again.body).code]).toEqual([409, 'emailTemplate.exists']);

    const change = { ...custom, isActive: false, version: 1 };
    expect((await ask('PUT', `/${template.id}`, change)).body).toMatchObject({ isActive: false, version: 2 });
    expect((await ask('DELETE', `/${template.id}`)).status).toBe(204);
    expect((await ask('GET', `/${template.id}`)).status).toBe(404);
  });

  it('keeps name and language, and lets one of two changes of the same version through', async () => {
    await stage.start();
    const template = await builtIn('booking_received');
    const moved = { ...template, templateName: 'another', language: 'ru' };
    const refused = await ask('PUT', `/${template.id}`, moved);
    expect(problem.parse(refused.body).errors?.map(({ code }) => code)).toEqual([
      'templateName.locked',
      'language.locked',
    ]);
    const answers = await Promise.all(
      ['One', 'Other'].map((subjectTemplate) =>
        ask('PUT', `/${template.id}`, { ...template, subjectTemplate }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('keeps a built-in template from being removed, and gives it its own words back', async () => {
    await stage.start();
    const template = await builtIn('booking_received');
    expect(problem.parse((await ask('DELETE', `/${template.id}`)).body).code).toBe('emailTemplate.builtIn');
    const changed = await ask('PUT', `/${template.id}`, {
      ...template,
      subjectTemplate: 'Ours',
      isActive: false,
    });
    expect(changed.body).toMatchObject({ subjectTemplate: 'Ours', isCustomised: true, version: 2 });

    const stale = await ask('POST', `/${template.id}/reset`, { version: 1 });
    expect(problem.parse(stale.body).code).toBe('record.stale');
    const { version: _version, updatedAt: _updatedAt, ...asItWas } = template;
    expect((await ask('POST', `/${template.id}/reset`, { version: 2 })).body).toMatchObject(asItWas);
    const own = emailTemplateResponse.parse((await ask('POST', '', custom)).body);
    const foreign = await ask('POST', `/${own.id}/reset`, { version: 1 });
    expect(problem.parse(foreign.body).code).toBe('emailTemplate.notBuiltIn');
  });

  it('refuses what could not be sent, and says where', async () => {
    await stage.start();
    const empty = await ask('POST', '', { templateName: ' ', subjectTemplate: ' ' });
    expect(problem.parse(empty.body).errors?.map(({ code }) => code)).toEqual([
      'templateName.required',
      'description.required',
      'subjectTemplate.required',
      'htmlTemplate.required',
    ]);
    const faulty = { ...custom, subjectTemplate: '{{#if status}}', htmlTemplate: '<p>\n{{message}}' };
    for (const path of ['', '/preview']) {
      const { status, body } = await ask('POST', path, faulty);
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
    await stage.start();
    const shown = await ask('POST', '/preview', custom);
    expect(shown.body).toEqual({
      subject: 'Рейс TK 334',
      html: '<p>Здравствуйте, Анна Орлова!</p>',
      text: 'Здравствуйте, Анна Орлова!\n',
    });
    for (const name of ['booking_completed', 'contact_message_notification']) {
      const { body } = await ask('POST', '/preview', await builtIn(name));
      expect(body).toMatchObject({ html: expect.stringContaining('Emily Carter') });
    }
  });

  it('sends a test to the given address by way of the delivery log', async () => {
    await stage.start();
    await stage.collector.start();
    const sent = await ask('POST', '/test', { template: custom, to: 'admin@example.com' });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      recipientRole: 'admin',
      to: 'admin@example.com',
      subject: 'Рейс TK 334',
      state: 'queued',
      bookingId: null,
    });
    await eventually(() =>
      expect(stage.collector.summary()).toEqual(['flight_delayed ru admin@example.com']),
    );
  });
});
