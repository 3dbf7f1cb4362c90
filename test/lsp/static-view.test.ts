/** The Findings view, pictures and ways through findings, over a real connection. */
import { describe, expect, it } from 'vitest';
import {
  FindingsChangedNotification,
  FindingTreeRequest,
  type FindingGrouping,
} from '../../server/src/protocol/findings.js';
import { PictureRequest, type PictureParams } from '../../server/src/protocol/picture.js';
import { ConflictsRequest, ToursRequest } from '../../server/src/protocol/tours.js';
import { areOn, useStaticProject } from './static-project.js';

const project = useStaticProject();

describe('the Findings view', () => {
  const treeOf = (grouping: FindingGrouping, filter = '') =>
    project.client.connection.sendRequest(FindingTreeRequest, { grouping, filter });

  it('groups findings, with both sides in each', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    const { nodes, shown: count } = await treeOf('field');
    expect(count).toBe(1);
    expect(nodes[0]).toMatchObject({ label: 'A.both', description: '1 finding' });
    const [finding] = nodes[0]!.children;
    expect(finding).toMatchObject({
      label: 'Race on both',
      description: 'A.left (main) ↔ A.right (main)',
      icon: 'information',
      location: { uri: project.uriOf('A.java'), range: { start: { line: 2, character: 7 } } },
    });
    expect(finding!.children.map(({ label, description }) => [label, description])).toEqual([
      ['read by A.left, on the main looper', 'A.java:3'],
      ['written by A.right, on the main looper', 'A.java:4'],
    ]);
    const labels = async (grouping: FindingGrouping) =>
      (await treeOf(grouping)).nodes.map(({ label }) => label);
    expect(await labels('events')).toEqual(['A.left ↔ A.right']);
    expect(await labels('file')).toEqual(['A.java']);
    expect(await labels('component')).toEqual(['A']);
    expect(await labels('tier')).toEqual(['Likely']);
  });

  it('filters by words, and counts what it keeps back', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    expect(await treeOf('field', 'BOTH a.java')).toMatchObject({ shown: 1, filtered: 0 });
    expect(await treeOf('field', 'nothing')).toMatchObject({ nodes: [], shown: 0, filtered: 1 });
  });

  it('is told to look again', async () => {
    let changes = 0;
    project.client.connection.onNotification(FindingsChangedNotification, () => {
      changes++;
    });
    await project.open();
    await project.pullUntil(areOn(3, 4));
    await project.client.until(() => changes > 0);
  });
});

describe('the picture of a finding', () => {
  it('is drawn by id and by line, with links to the lines', async () => {
    await project.open();
    const [diagnostic] = await project.pullUntil(areOn(3, 4));
    const pictureOf = (params: PictureParams) =>
      project.client.connection.sendRequest(PictureRequest, params);
    const drawn = await pictureOf({ finding: String(diagnostic!.data) });
    expect(drawn).toMatchObject({ title: 'Race on both' });
    expect(drawn!.svg).toContain(`${project.uriOf('A.java')}#L3`);
    expect(drawn!.text).toContain('nothing says which comes first');
    expect(await pictureOf({ at: { uri: project.uriOf('A.java'), line: 3 } })).toEqual(drawn);
    expect(await pictureOf({ at: { uri: project.uriOf('A.java'), line: 0 } })).toBeNull();
    expect(await pictureOf({ finding: 'nothing' })).toBeNull();
  });
});

describe('ways through findings', () => {
  it('lead along both sides of one, by line and by id', async () => {
    await project.open();
    const [diagnostic] = await project.pullUntil(areOn(3, 4));
    const at = { uri: project.uriOf('A.java'), line: 2 };
    const tours = await project.client.connection.sendRequest(ToursRequest, { at });
    expect(tours.map(({ title }) => title)).toEqual(['Race on both']);
    const labels = tours[0]!.steps.map(({ label, location: { range } }) => [
      range.start.line + 1,
      label,
    ]);
    expect(labels).toEqual([
      [3, 'read by A.left (main)'],
      [4, 'written by A.right (main)'],
    ]);
    const finding = String(diagnostic!.data);
    expect(await project.client.connection.sendRequest(ToursRequest, { finding })).toEqual(tours);
    const none = { at: { ...at, line: 0 } };
    expect(await project.client.connection.sendRequest(ToursRequest, none)).toEqual([]);
  });

  it('lead from access to access, of all fields where none races', async () => {
    await project.open();
    await project.pullUntil(areOn(3, 4));
    for (const line of [0, 2]) {
      const steps = await project.client.connection.sendRequest(ConflictsRequest, {
        uri: project.uriOf('A.java'),
        line,
      });
      expect(steps.map(({ location: { range } }) => range.start.line + 1)).toEqual([3, 4]);
    }
  });
});
