class LRUCache {
  constructor(capacity) {
    this.capacity = capacity;
    this.keys = [];
    this.values = new Map();
  }

  get(key) {
    if (!this.values.has(key)) return -1;
    this.use(key);
    return this.values.get(key);
  }

  put(key, value) {
    this.use(key);
    this.values.set(key, value);
    if (this.keys.length > this.capacity) {
      this.values.delete(this.keys.shift());
    }
  }

  use(key) {
    const at = this.keys.indexOf(key);
    if (at >= 0) this.keys.splice(at, 1);
    this.keys.push(key);
  }
}
