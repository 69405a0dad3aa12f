import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useSession } from '../session/session-context';
import type { Resource, StampedRecord } from './resource';

/** All records of a resource, in the server's order. */
export function useRecords<Row extends StampedRecord>({ name, path, row }: Resource<Row>) {
  const session = useSession();
  return useQuery({
    queryKey: [name, 'list'],
    queryFn: () => session.ask({ path, answer: z.array(row) }),
  });
}

export interface RecordToSave<Body> {
  readonly body: Body;
  /** The record that is changed, at the version that was looked at; undefined for a new one. */
  readonly of: StampedRecord | undefined;
}

/** Adds or changes a record; afterwards every list on the screen is read anew, because records name one another. */
export function useSaveRecord<Row extends StampedRecord, Body extends object>(resource: Resource<Row>) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { path, row } = resource;
  return useMutation({
    mutationFn: ({ body, of }: RecordToSave<Body>) =>
      of
        ? session.ask({
            method: 'PUT',
            path: `${path}/${of.id}`,
            body: { ...body, version: of.version },
            answer: row,
          })
        : session.ask({ method: 'POST', path, body, answer: row }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useRemoveRecord<Row extends StampedRecord>({ path }: Resource<Row>) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: StampedRecord) =>
      session.ask({ method: 'DELETE', path: `${path}/${id}`, answer: z.unknown() }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
