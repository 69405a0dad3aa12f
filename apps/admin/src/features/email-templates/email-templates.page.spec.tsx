import { EditorView } from '@codemirror/view';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse } from '../../records/session-with-records.fixture';
import { showScreen } from '../../show-screen.fixture';
import { EmailTemplatesPage } from './email-templates.page';
import { SessionWithTemplates, template } from './email-templates.fixture';

// The editor measures text, but jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

function show(): SessionWithTemplates {
  const session = new SessionWithTemplates();
  showScreen(EmailTemplatesPage, session);
  return session;
}

async function editor(): Promise<EditorView> {
  const content = await screen.findByRole('textbox', { name: 'HTML' });
  return EditorView.findFromDOM(content) as EditorView;
}

async function write(html: string): Promise<void> {
  const view = await editor();
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: html } }));
}

const subject = () => screen.getByLabelText<HTMLInputElement>(/^Subject/, { selector: 'input' });

describe('the email templates screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('shows what each is called in its language, and offers to delete only custom ones [B2.5.20]', async () => {
    show();
    const builtIn = within(await screen.findByRole('article', { name: 'booking_received_ru' }));
    const name = builtIn.getByRole('heading');
    expect([...name.childNodes].map((node) => node.textContent || node.nodeName)).toEqual([
      'booking_',
      'WBR',
      'received_',
      'WBR',
      'ru',
    ]);
    expect(builtIn.getByText('Customised')).toBeTruthy();
    expect(builtIn.getByText('Russian')).toBeTruthy();
    expect(builtIn.queryByRole('button', { name: /Delete/ })).toBeNull();
    const custom = within(screen.getByRole('article', { name: 'flight_delayed' }));
    expect(custom.getByText('Inactive')).toBeTruthy();
    expect(custom.queryByRole('button', { name: /Reset/ })).toBeNull();
    await user.click(custom.getByRole('button', { name: 'Delete flight_delayed' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The template is deleted.')).toBeTruthy();
    expect(screen.getByText(/\{\{#if flight_number\}\}/)).toBeTruthy();
  });

  it('says in which language the product describes a template', async () => {
    show();
    expect((await screen.findByText(template.description)).lang).toBe('ru');
    expect(screen.getByText('Sent by hand').lang).toBe('');
  });

  it('requires all fields, then adds a template in Russian [B1.4, B5.3.4]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Add template' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add template' }));
    await editor();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('All fields are required')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'driver_on_the_way_ru');
    expect(dialog.getByText('Will be named driver_on_the_way_ru')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Description/), 'Sent by hand');
    await user.type(subject(), 'Водитель едет');
    await write('<p>Скоро будем</p>');
    await waitFor(() => expect(dialog.queryByText('All fields are required')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The template is saved.')).toBeTruthy();
    expect(
      session.calls.find(({ method, path }) => method === 'POST' && path === session.path)?.body,
    ).toMatchObject({
      templateName: 'driver_on_the_way_ru',
      language: 'en',
      description: 'Sent by hand',
      subjectTemplate: 'Водитель едет',
      htmlTemplate: '<p>Скоро будем</p>',
      isActive: true,
    });
  });

  it('inserts variables where the cursor was last, in the subject or the HTML [B2.5.21, B2.5.22]', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Edit booking_received_ru' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit template' }));
    expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).disabled).toBe(true);
    const view = await editor();
    expect([subject().lang, view.contentDOM.lang]).toEqual(['ru', 'ru']);
    act(() => view.dispatch({ selection: { anchor: 3 } }));
    const variable = dialog.getByRole('button', { name: /\{\{customer_name\}\}/ });
    await user.click(variable);
    expect(view.state.doc.toString()).toBe('<p>{{customer_name}}Здравствуйте!</p>');
    await user.click(subject());
    subject().setSelectionRange(0, 6);
    await user.click(variable);
    expect(subject().value).toBe('{{customer_name}} {{reference_number}}');
    await waitFor(() => expect(subject().selectionStart).toBe(17));
  });

  it('previews the email, and marks an error where it is', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit booking_received_ru' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the email');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
      'allow-same-origin',
      template.htmlTemplate,
    ]);
    await user.click(screen.getByRole('tab', { name: 'Plain text' }));
    expect(screen.getByText('as plain text')).toBeTruthy();

    await write('<p>\n{{custmer_name}}</p>');
    const error = 'Unknown variable “custmer_name” (line 2, column 3)';
    expect(await screen.findByText(error)).toBeTruthy();
    expect(screen.getByText('as plain text')).toBeTruthy();
    const marked = (await editor()).dom.querySelector('.cm-lintRange-error');
    expect(marked?.textContent).toBe('custmer_name');
    expect((await editor()).contentDOM.getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(session.calls.some(({ method }) => method === 'PUT')).toBe(true));
    expect(screen.getByText(error)).toBeTruthy();
    expect(session.records.find(({ id }) => id === template.id)?.htmlTemplate).toBe(template.htmlTemplate);

    await write('<p>{{customer_name}}</p>');
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The template is saved.')).toBeTruthy();
  });

  it('is closed by Escape also while the preview has the focus', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Edit booking_received_ru' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the email');
    await waitFor(() => {
      if (frame.contentDocument) fireEvent.keyDown(frame.contentDocument, { key: 'Escape' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('preserves the input when another admin has saved first, and when saving fails [B4.17, B8.20]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit booking_received_ru' }));
    await write('<p>Ours</p>');
    session.failNext = errorResponse('service.unreachable');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to save template')).toBeTruthy();
    const theirs = { ...template, htmlTemplate: '<p>Theirs</p>', version: 4 };
    session.records = session.records.map((each) => (each.id === template.id ? theirs : each));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Someone else has saved changes/)).toBeTruthy();
    expect((await editor()).state.doc.toString()).toBe('<p>Ours</p>');
    await user.click(screen.getByRole('button', { name: 'Show their version' }));
    await waitFor(async () => expect((await editor()).state.doc.toString()).toBe('<p>Theirs</p>'));
  });

  it('confirms before a built-in template is reset', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Reset booking_received_ru' }));
    const question = screen.getByRole('alertdialog', { name: 'Reset booking_received_ru to its default?' });
    await user.click(within(question).getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('The template is reset to its default.')).toBeTruthy();
    expect(session.calls.find(({ path }) => path.endsWith('/reset'))?.body).toEqual({ version: 3 });
    await waitFor(() => expect(screen.queryByText('Customised')).toBeNull());
  });

  it('shows that templates could not be loaded [B8.9]', async () => {
    const session = new SessionWithTemplates();
    session.isDown = true;
    showScreen(EmailTemplatesPage, session);
    expect(await screen.findByText('Failed to load templates')).toBeTruthy();
  });
});
