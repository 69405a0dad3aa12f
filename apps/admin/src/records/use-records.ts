import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';
import type { Resource, ManagedRecord } from './resource';

/** All records of a resource, in the server's order; not fetched where they are not needed. */
export function useRecords<Row extends ManagedRecord>({ name, path, row }: Resource<Row>, isNeeded = true) {
  const session = useSession();
  return useQuery({
    enabled: isNeeded,
    queryKey: [name, 'list'],
    queryFn: () => session.request({ path, response: z.array(row) }),
  });
}

export interface RecordToSave<Body> {
  readonly body: Body;
  /** The record that is changed, at the version that staff saw; undefined for a new one. */
  readonly of: ManagedRecord | undefined;
  /** Of a new one, where a repeat must not add it twice. */
  readonly idempotencyKey?: string;
}

/** Adds or changes a record; afterwards every list on the screen is refetched, because records name one another. */
export function useSaveRecord<Row extends ManagedRecord, Body extends object>(resource: Resource<Row>) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { path, row } = resource;
  return useMutation({
    mutationFn: ({ body, of, idempotencyKey }: RecordToSave<Body>) =>
      of
        ? session.request({
            method: 'PUT',
            path: `${path}/${of.id}`,
            body: { ...body, version: of.version },
            response: row,
          })
        : session.request({ method: 'POST', path, body, idempotencyKey, response: row }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useRemoveRecord<Row extends ManagedRecord>({ path }: Resource<Row>) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ManagedRecord) =>
      session.request({ method: 'DELETE', path: `${path}/${id}`, response: z.unknown() }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
