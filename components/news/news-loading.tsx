const CARDS = ['lead', 'second', 'third', 'fourth'];

/** Stands where the articles of the chosen countries will be. */
export function NewsLoading() {
  return (
    <div className="news-wait" aria-busy="true">
      <div className="news-grid">
        {CARDS.map((card) => (
          <div key={card} className={card === 'lead' ? 'news-card lead' : 'news-card'}>
            <div className="news-thumb sk" />
            <div className="news-text">
              <div className="animate-fade rounded-xs bg-skeleton h-4 w-1/3" />
              <div className="animate-fade rounded-xs bg-skeleton h-6 w-full" />
              <div className="animate-fade rounded-xs bg-skeleton h-6 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
