import { randomUUID } from "node:crypto";
import { MinKey, MongoClient } from "mongodb";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import {
  type Server,
  type ServerVariables,
  startServer,
} from "../testing/start-server";

/** A replica set, or one shard of a cluster, with a client that finds its primary. */
export type ReplicaSet = { name: string; client: MongoClient };

/** The deployment that MONGODB_CLUSTER_URI names. */
export type Cluster = {
  uri: string;
  /** The client has the options of the app. */
  client: MongoClient;
  isSharded: boolean;
  /** The shards, or the one replica set. */
  replicaSets: ReplicaSet[];
  /** A new database, whose expenses are sharded as docs/stores.md says. */
  newDatabase: () => Promise<string>;
  close: () => Promise<void>;
};

/** Rejects for a single server. */
export async function openCluster(uri: string): Promise<Cluster> {
  const client = createMongoClient(uri);
  const admin = client.db("admin");
  const { msg, setName } = await admin.command({ hello: 1 });
  const isSharded = msg === "isdbgrid";
  if (!isSharded && setName === undefined)
    throw new Error("The server is neither a replica set nor a mongos.");
  const replicaSets = isSharded
    ? await openShards(client)
    : [{ name: String(setName), client }];
  const databases: string[] = [];
  return {
    uri,
    client,
    isSharded,
    replicaSets,
    newDatabase: async () => {
      const name = `cluster_${randomUUID()}`;
      databases.push(name);
      if (isSharded)
        await admin.command({
          shardCollection: `${name}.expenses`,
          key: { _list: 1, _id: 1 },
        });
      return name;
    },
    close: async () => {
      for (const name of databases) await client.db(name).dropDatabase();
      for (const set of replicaSets) await set.client.close();
      await client.close();
    },
  };
}

async function openShards(client: MongoClient): Promise<ReplicaSet[]> {
  const { shards } = await client.db("admin").command({ listShards: 1 });
  return (shards as { _id: string; host: string }[]).map(({ _id, host }) => {
    const [setName, members] = host.split("/");
    const uri = `mongodb://${members}/?replicaSet=${setName}`;
    return { name: _id, client: new MongoClient(uri) };
  });
}

/**
 * Splits the expenses at the median of the private lists, and puts one half on each
 * of the first two shards. Returns a shard key of each half.
 */
export async function spreadLists(
  { client, replicaSets }: Cluster,
  database: string,
): Promise<[Chunk, Chunk]> {
  const admin = client.db("admin");
  const namespace = `${database}.expenses`;
  const lists = await client.db(database).collection("lists").distinct("_id");
  const ids = lists.map(String).sort();
  const middle = { _list: ids[Math.floor(ids.length / 2)], _id: new MinKey() };
  await admin.command({ split: namespace, middle });
  const chunks: [Chunk, Chunk] = [{ _list: "", _id: "" }, middle];
  for (const [index, chunk] of chunks.entries())
    await moveChunk(client, namespace, chunk, replicaSets[index]);
  return chunks;
}

/** A shard key that the chunk has. */
type Chunk = { _list: string | undefined; _id: string | MinKey };

export async function moveChunk(
  client: MongoClient,
  namespace: string,
  find: Chunk,
  shard: ReplicaSet | undefined,
): Promise<void> {
  const to = shard?.name;
  // A chunk cannot return before the shard has deleted what it had of it.
  const options = { _waitForDelete: true };
  const move = { moveChunk: namespace, find, to, ...options };
  await client.db("admin").command(move);
}

/** The connection string with one more option, such as monitorCommands=true. */
export function withOption(uri: string, option: string): string {
  if (uri.includes("?")) return `${uri}&${option}`;
  return `${uri}${/\/\/[^/]*\//.test(uri) ? "" : "/"}?${option}`;
}

/** Serves the built app from the database. */
export function startApp(
  { uri }: Cluster,
  database: string,
  variables: ServerVariables,
): Promise<Server> {
  return startServer(
    { MONGODB_URI: uri, MONGODB_DB: database, ...variables },
    { quiet: true },
  );
}
