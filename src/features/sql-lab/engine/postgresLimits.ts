/** Limits that stop a runaway statement before it exhausts the page's memory, and sizes suitable for a single user. */
export const LIMITS: Readonly<Record<string, string>> = {
  max_stack_depth: '100kB',
  temp_file_limit: '64MB',
  work_mem: '2MB',
  maintenance_work_mem: '4MB',
  shared_buffers: '1MB',
  max_prepared_transactions: '5',
  max_wal_size: '4MB',
  min_wal_size: '2MB',
};
