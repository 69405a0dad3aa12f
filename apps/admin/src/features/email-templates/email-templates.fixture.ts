import type {
  EmailPreviewResponse,
  EmailTemplateResponse,
} from '@chauffeur/contracts/notifications/email-template';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { SessionWithRecords } from '../../records/session-with-records.fixture';

export const template: EmailTemplateResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  templateName: 'booking_received',
  language: 'ru',
  fullName: 'booking_received_ru',
  description: 'Клиенту сразу после бронирования',
  subjectTemplate: 'Заявка {{reference_number}}',
  htmlTemplate: '<p>Здравствуйте!</p>',
  variables: ['reference_number'],
  isActive: true,
  isBuiltIn: true,
  isCustomised: true,
  version: 3,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};

export const customTemplate: EmailTemplateResponse = {
  ...template,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  templateName: 'flight_delayed',
  language: 'en',
  fullName: 'flight_delayed',
  description: 'Sent by hand',
  isActive: false,
  isBuiltIn: false,
};

const known = /^(reference_number|customer_name)$/;

/** Stores, validates and previews templates like the server: rejects unknown variables with their position. */
export class SessionWithTemplates extends SessionWithRecords<EmailTemplateResponse> {
  constructor(templates: EmailTemplateResponse[] = [template, customTemplate]) {
    super('/api/admin/email-templates', templates);
  }

  override async request<Result>(call: ApiCall<Result>): Promise<Result> {
    const body = call.body as EmailTemplateResponse | undefined;
    const invalid = body?.htmlTemplate === undefined ? undefined : unknownVariable(body.htmlTemplate);
    if (invalid) {
      this.calls.push({ method: call.method ?? 'GET', path: call.path, body });
      throw invalid;
    }
    if (call.path.endsWith('/preview')) {
      const { subjectTemplate: subject = '', htmlTemplate: html = '' } = body ?? {};
      return call.response.parse({ subject, html, text: 'as plain text' } satisfies EmailPreviewResponse);
    }
    if (call.path.endsWith('/reset')) {
      this.calls.push({ method: 'POST', path: call.path, body });
      this.records = this.records.map((each) =>
        call.path.includes(each.id) ? { ...each, isCustomised: false } : each,
      );
      return call.response.parse(this.records[0]);
    }
    if (call.method !== 'POST') return super.request(call);
    const made = { fullName: body?.templateName, variables: [], isBuiltIn: false, isCustomised: false };
    return super.request({ ...call, body: { ...body, ...made } });
  }
}

function unknownVariable(html: string): RequestFailed | undefined {
  const found = [...html.matchAll(/\{\{(\w+)\}\}/g)].find(([, name = '']) => !known.test(name));
  if (!found) return undefined;
  const before = html.slice(0, found.index).split('\n');
  const params = { name: found[1] ?? '', line: before.length, column: (before.at(-1)?.length ?? 0) + 3 };
  const errors = [{ field: 'htmlTemplate', code: 'htmlTemplate.unknownVariable', params }];
  return new RequestFailed(400, {
    type: 'about:blank',
    title: '',
    status: 400,
    code: 'request.invalid',
    errors,
  });
}
