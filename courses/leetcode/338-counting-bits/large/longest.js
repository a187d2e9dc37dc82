function generate() {
  return [{ args: [100000] }];
}
