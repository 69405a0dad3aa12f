import { afterEach, describe, expect, it } from '@jest/globals';
import { DirectionsCarOutlined as CarIcon } from '@chauffeur/brand/icons';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { FormTextField } from './forms/fields/form-text-field';
import type { Screen } from './layout/screen';
import { RecordCard } from './records/record-card';
import { RecordDialog } from './records/record-dialog';
import { RecordScreen } from './records/record-screen';
import type { RecordFormProps, RecordItemProps, Resource } from './records/resource';
import { errorResponse, SessionWithRecords } from './records/session-with-records.fixture';
import { useRecordForm } from './records/use-record-form';
import { createRoutes } from './routes';
import { screens } from './screens';
import { showBackOffice } from './show-screen.fixture';

/*
 * All that a new record needs in the back office: a folder of these five files, and a line in `screens.ts`.
 * In contracts: the request and the response.
 */
const plateRequest = z.object({ plate: z.string().trim().min(1, 'plate.required') });
const plateResponse = plateRequest.extend({ id: z.string(), version: z.int() });
type Plate = z.infer<typeof plateResponse>;

/** `en.json`; `ru.json` has the same keys. */
const texts = {
  navigation: 'Number plates',
  screen: {
    title: 'Number plates',
    add: 'Add plate',
    edit: 'Edit plate',
    loadFailed: 'Failed to load plates',
    saved: 'The plate is saved.',
    saveFailed: 'Failed to save plate.',
    deleted: 'The plate is deleted.',
    deleteFailed: 'Failed to delete plate.',
    alreadyDeleted: 'Plate not found.',
    none: { title: 'No plates yet', text: 'Add the first one.' },
    delete: { title: 'Delete {{name}}?', text: 'It is deleted permanently.' },
  },
  errors: { driver: { inactive: 'This plate is stolen.' } },
  fieldErrors: { plate: { required: 'A plate, please' } },
};

/** `plates.page.tsx` */
const plates: Resource<Plate> = {
  // The compiler checks names of the screens in `screens.ts`; this one is not among them.
  name: 'plates' as 'drivers',
  path: '/api/admin/plates',
  row: plateResponse,
};

function PlatesPage() {
  return <RecordScreen resource={plates} Form={PlateForm} Card={PlateCard} nameOf={({ plate }) => plate} />;
}

function PlateCard({ record, ...actions }: RecordItemProps<Plate>) {
  return <RecordCard name={record.plate} {...actions} />;
}

/** `plate-form.tsx` */
function PlateForm(props: RecordFormProps<Plate>) {
  const form = useRecordForm(props, {
    schema: plateRequest,
    blank: { plate: '' },
    valuesOf: ({ plate }) => ({ plate }),
  });
  return (
    <RecordDialog form={form}>
      <FormTextField control={form.control} name="plate" label="Plate" />
    </RecordDialog>
  );
}

/** `plates.screen.ts` */
const platesScreen: Screen<'plates', typeof texts> = {
  name: 'plates',
  path: '/plates',
  icon: CarIcon,
  texts: { en: texts, ru: texts },
  load: () => Promise.resolve(PlatesPage),
};

class SignedInSession extends SessionWithRecords<Plate> {
  override readonly state = () => signedIn;

  override async listen(): Promise<ReadableStream<Uint8Array>> {
    throw new Error('no stream of live updates in this test');
  }
}

const signedIn = {
  kind: 'signedIn',
  admin: { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11', username: 'Aysel', email: 'aysel@example.com' },
} as const;

function show(records: Plate[]): SignedInSession {
  const session = new SignedInSession(plates.path, records);
  const list: readonly Screen[] = [...screens, platesScreen];
  const router = createMemoryRouter(createRoutes(list), { initialEntries: ['/no-such-page'] });
  showBackOffice(<RouterProvider router={router} />, session, list);
  return session;
}

describe('a new record in the back office', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('is listed, created, edited and deleted by its folder and its line in the list of screens', async () => {
    const session = show([]);
    await user.click(await screen.findByRole('link', { name: 'Number plates' }));
    expect(await screen.findByText('No plates yet')).toBeTruthy();

    await user.click(screen.getAllByRole('button', { name: 'Add plate' })[0] as HTMLElement);
    const added = within(screen.getByRole('dialog', { name: 'Add plate' }));
    await user.click(added.getByRole('button', { name: 'Save' }));
    expect(await added.findByText('A plate, please')).toBeTruthy();
    await user.type(added.getByLabelText('Plate'), '10-AB-123');
    await user.click(added.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The plate is saved.')).toBeTruthy();

    await user.click(await screen.findByRole('button', { name: 'Edit 10-AB-123' }));
    const edited = within(screen.getByRole('dialog', { name: 'Edit plate' }));
    await user.clear(edited.getByLabelText('Plate'));
    await user.type(edited.getByLabelText('Plate'), '10-CD-456');
    await user.click(edited.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: '10-CD-456' })).toBeTruthy();
    expect(session.records.map(({ plate, version }) => [plate, version])).toEqual([['10-CD-456', 2]]);

    await user.click(screen.getByRole('button', { name: 'Delete 10-CD-456' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 10-CD-456?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The plate is deleted.')).toBeTruthy();
    expect(session.records).toEqual([]);
  });

  it('leaves the focus on the next one when it is deleted', async () => {
    show([
      { id: '1', version: 1, plate: '10-AB-123' },
      { id: '2', version: 1, plate: '10-CD-456' },
    ]);
    await user.click(await screen.findByRole('link', { name: 'Number plates' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 10-AB-123' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const next = screen.getByRole('button', { name: 'Edit 10-CD-456' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('is not deleted, with a message, if another admin has changed it since it was listed', async () => {
    const session = show([{ id: '1', version: 1, plate: '10-AB-123' }]);
    await user.click(await screen.findByRole('link', { name: 'Number plates' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 10-AB-123' }));
    session.records = [{ id: '1', version: 2, plate: '10-CD-456' }];
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 10-AB-123?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Someone else has changed this in the meantime/)).toBeTruthy();
    expect(session.records).toHaveLength(1);

    // The list shows the current record, which can be deleted.
    await user.click(await screen.findByRole('button', { name: 'Delete 10-CD-456' }));
    const next = within(screen.getByRole('alertdialog', { name: 'Delete 10-CD-456?' }));
    await user.click(next.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The plate is deleted.')).toBeTruthy();
  });

  it('is saved by Ctrl+Enter as by its button, as soon as its form is open', async () => {
    const session = show([{ id: '1', version: 1, plate: '10-AB-123' }]);
    await user.click(await screen.findByRole('link', { name: 'Number plates' }));
    const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit 10-AB-123' }));
    await edit();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(session.records[0]?.version).toBe(2));
    await edit();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(session.records[0]?.version).toBe(3));
  });

  it('brings the texts of its error codes', async () => {
    const session = show([{ id: '1', version: 1, plate: '10-AB-123' }]);
    await user.click(await screen.findByRole('link', { name: 'Number plates' }));
    await user.click(await screen.findByRole('button', { name: 'Edit 10-AB-123' }));
    session.failNext = errorResponse('driver.inactive');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This plate is stolen.')).toBeTruthy();
  });
});
