const texts = {
  vi: {
    shop: 'Nhà sách · Trạm nhận sách',
    title: 'Nhận sách ở đâu?',
    station: 'Trạm',
    show: 'Xem',
    name: 'Tên',
    hours: 'Giờ mở cửa',
    none: 'Không có trạm này.',
    back: 'Trạm khác',
    free: 'Số ngăn còn trống',
  },
  en: {
    shop: 'Bookshop · Pickup stations',
    title: 'Where do you collect your books?',
    station: 'Station',
    show: 'View',
    name: 'Name',
    hours: 'Opening hours',
    none: 'There is no such station.',
    back: 'Another station',
    free: 'Free lockers',
  },
};
const t = texts[language];

const cells = (row) =>
  `<td>${escapeHtml(row.station)}</td><td>${escapeHtml(row.name)}</td><td>${escapeHtml(row.hours)}</td>`;
const path = (row) =>
  `/api/stations/${encodeURIComponent(row.station)}`;

const views = {
  start: (stations) => `<header>${t.shop}</header>
<h1>${t.title}</h1>
<form method="get" action="/station">
  <label>${t.station} <select name="station">${stations
    .map(
      (one) =>
        `<option value="${escapeHtml(one.station)}">${escapeHtml(one.name)}</option>`,
    )
    .join('')}</select></label>
  <button>${t.show}</button>
</form>`,

  stations: (rows) => `<header>${t.shop}</header>
${
  rows.length === 0
    ? `<p>${t.none}</p>`
    : `<table>
<tr><th>${t.station}</th><th>${t.name}</th><th>${t.hours}</th></tr>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</table>
<p>${t.free}: <a href="${escapeHtml(path(rows[0]))}">${escapeHtml(path(rows[0]))}</a></p>`
}
<p><a href="/">${t.back}</a></p>`,
};
