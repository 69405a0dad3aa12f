import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';
import type { Resource, ManagedRecord } from './resource';

/** Reads all records of a resource, in the server's order, if they are needed. */
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
  /** For a new record, so that a repeat does not add it twice. */
  readonly idempotencyKey?: string;
}

/**
 * Refetches every list on the screen after a change, because records refer to one another. Only the record's own list is
 * awaited, so that a dialog closes over the fresh one; a rejection waits for none.
 */
function useRefetchLists(name: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess: () => {
      void queryClient.invalidateQueries();
      return queryClient.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false });
    },
    onError: () => void queryClient.invalidateQueries(),
  };
}

/** Adds or changes a record. */
export function useSaveRecord<Row extends ManagedRecord, Body extends object>(resource: Resource<Row>) {
  const session = useSession();
  const refetchLists = useRefetchLists(resource.name);
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
    ...refetchLists,
  });
}

export function useRemoveRecord<Row extends ManagedRecord>({ name, path }: Resource<Row>) {
  const session = useSession();
  const refetchLists = useRefetchLists(name);
  return useMutation({
    mutationFn: ({ id, version }: ManagedRecord) =>
      session.request({
        method: 'DELETE',
        path: `${path}/${id}?version=${version}`,
        response: z.unknown(),
      }),
    ...refetchLists,
  });
}
