import { reportHealth } from "@/lib/http/report-health";
import { endpoint } from "@/lib/http/endpoint";
import { expenseStore } from "@/lib/store";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = endpoint(
  expenseStore,
  { GET: reportHealth },
);
